const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** S2 §7: choices[0].message.content of a chat-completions answer; undefined when the answer is none. */
export const completionText = (answer: unknown): string | undefined => {
  const choice: unknown = isRecord(answer) && Array.isArray(answer.choices) ? answer.choices[0] : undefined;
  const content = isRecord(choice) && isRecord(choice.message) ? choice.message.content : undefined;
  return typeof content === 'string' ? content : undefined;
};
