import type { Refusal } from '@kalam/domain/refusal';

/**
 * Which fields say what the rules find. A message waits until its field was left once, and then follows what is typed; a
 * question is asked on leaving the field, every time anew, and goes as soon as there is nothing to ask.
 */
export interface ShownFields {
  readonly left: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
}

export const noneShown: ShownFields = { left: new Set(), asked: new Set() };

export const withShown = ({ left, asked }: ShownFields, fields: readonly string[]): ShownFields => ({
  left: new Set([...left, ...fields]),
  asked: new Set([...asked, ...fields]),
});

/** Before a field is typed into; `isAsked` when its question is in sight, which stays while it applies. */
export const whileTyping = (shown: ShownFields, field: string, isAsked: boolean): ShownFields => {
  if (isAsked === shown.asked.has(field)) return shown;
  const others = [...shown.asked].filter((one) => one !== field);
  return { ...shown, asked: new Set(isAsked ? [...others, field] : others) };
};

export const isShown = ({ left, asked }: ShownFields, { field = '', asks }: Refusal): boolean =>
  (asks ? asked : left).has(field);
