/**
 * The text of an answer; undefined when it is longer than anything honest. The size counts unpacked bytes, so that a
 * small packed reply cannot grow without end.
 */
export const readBounded = async (answer: Response, maxBytes: number): Promise<string | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection: the rest is never received.
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
