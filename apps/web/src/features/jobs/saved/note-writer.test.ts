import { describe, expect, it } from 'vitest';
import { type KeptNote, readKeptNote } from './kept-notes.ts';
import { NoteWriter, type NoteWriterOptions, type ServerNote } from './note-writer.ts';

const clash = new Error('changed elsewhere');
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A server that keeps one note, and whatever the device keeps. */
const scene = (change: Partial<NoteWriterOptions> = {}) => {
  const server = { note: { text: 'Call', version: 1 } as ServerNote, isDown: false, sent: [] as string[] };
  const device: { kept: KeptNote | undefined } = { kept: undefined };
  const writer = new NoteWriter({
    server: server.note,
    kept: undefined,
    send: async ({ text, version }) => {
      server.sent.push(text);
      await Promise.resolve();
      if (server.isDown) throw new Error('away');
      if (version !== server.note.version) throw clash;
      server.note = { text, version: version + 1 };
      return server.note;
    },
    isClash: (failure) => failure === clash,
    keep: (note) => {
      device.kept = note;
    },
    pauseMs: 0,
    ...change,
  });
  return { writer, server, device };
};

describe('a note is saved as it is typed', () => {
  it('once a moment after the last key, and lies on the device until then', async () => {
    const { writer, server, device } = scene();
    writer.type('Call R');
    writer.type('Call Ravi');
    expect(writer.state()).toEqual({ text: 'Call Ravi', state: 'waiting' });
    expect(device.kept).toEqual({ text: 'Call Ravi', version: 1 });
    await settled();
    expect(server.sent).toEqual(['Call Ravi']);
    expect(writer.state()).toEqual({ text: 'Call Ravi', state: 'kept' });
    expect(device.kept).toBeUndefined();
  });

  it('at once when the field is left, and again when somebody typed on meanwhile', async () => {
    const { writer, server } = scene({ pauseMs: 10_000 });
    writer.type('One');
    writer.flush();
    writer.type('One two');
    writer.flush();
    await settled();
    expect(server.sent).toEqual(['One', 'One two']);
    expect(server.note).toEqual({ text: 'One two', version: 3 });
    expect(writer.state().state).toBe('kept');
  });

  it('is not lost when the server is away, and is sent when it is back', async () => {
    const { writer, server, device } = scene();
    server.isDown = true;
    writer.type('Kept');
    await settled();
    expect(writer.state()).toMatchObject({ text: 'Kept', state: 'failed' });
    expect(device.kept).toEqual({ text: 'Kept', version: 1 });
    server.isDown = false;
    writer.flush();
    await settled();
    expect(server.note.text).toBe('Kept');
  });

  it('goes on with what an earlier visit could not send', async () => {
    const { writer, server } = scene({ kept: { text: 'From before', version: 1 } });
    expect(writer.state()).toEqual({ text: 'From before', state: 'waiting' });
    writer.flush();
    await settled();
    expect(server.note.text).toBe('From before');
  });

  it.each([
    ['mine', 'Mine'],
    ['other', 'Theirs'],
  ] as const)('asks when it was changed elsewhere: %s', async (by, text) => {
    const { writer, server, device } = scene();
    server.note = { text: 'Theirs', version: 2 };
    writer.type('Mine');
    await settled();
    expect(writer.state()).toMatchObject({ text: 'Mine', state: 'clashing' });
    writer.follow(server.note);
    expect(writer.state().other).toEqual({ text: 'Theirs', version: 2 });
    writer.type('Mine');
    await settled();
    expect(writer.state()).toMatchObject({ state: 'clashing', other: { text: 'Theirs' } });
    writer.settle(by);
    await settled();
    expect([server.note.text, writer.state(), device.kept]).toEqual([
      text,
      { text, state: 'kept' },
      undefined,
    ]);
  });

  it('takes over what was changed elsewhere while nothing waits', () => {
    const { writer } = scene();
    writer.follow({ text: 'Newer', version: 4 });
    expect(writer.state()).toEqual({ text: 'Newer', state: 'kept' });
    writer.type('Typed');
    writer.follow({ text: 'Newest', version: 5 });
    expect(writer.state().text).toBe('Typed');
  });

  it('keeps what is too long here and sends it when it is short enough', async () => {
    const { writer, server, device } = scene();
    writer.type('x'.repeat(1_001));
    await settled();
    expect([writer.state().state, server.sent]).toEqual(['long', []]);
    expect(device.kept?.text).toHaveLength(1_001);
    writer.type('x'.repeat(1_000));
    await settled();
    expect(server.note.text).toHaveLength(1_000);
  });

  it('is read from storage, whatever lies there', () => {
    expect(readKeptNote('{"text":"x","version":2}')).toEqual({ text: 'x', version: 2 });
    for (const stored of [null, '', '{', '[]', '{"text":5,"version":1}', '{"text":"x"}'])
      expect(readKeptNote(stored)).toBeUndefined();
  });
});
