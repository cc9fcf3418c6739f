import type { TypedText } from '@kalam/domain/resumes/fields/typed-text';
import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldBinding } from './bound-fields.tsx';

/** What stays of typed text; `before` is what was made of the text that stood there. */
export type TextFilter = (typed: string, before?: TypedText) => TypedText;

/** The field after its last change. */
interface Typed extends TypedText {
  /** Everything taken out since the field was entered. */
  readonly signs: readonly string[];
}

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** More than a reader takes in at a glance. */
const signsShown = 12;

/** How many characters two texts have in common at their ends: what stood behind the caret still stands there. */
const sharedEnd = (a: string, b: string): number => {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
};

/** A control whose text is filtered as it is typed, without moving the caret, and that can say what was taken out. */
export const useTypedText = <Control extends TextControl = HTMLInputElement>(
  binding: FieldBinding,
  filter: TextFilter,
) => {
  const input = useRef<Control>(null);
  const caret = useRef<number>(undefined);
  const composing = useRef(false);
  const entered = useRef(false);
  const [typed, setTyped] = useState<Typed>();
  const [floats, setFloats] = useState(false);
  // Undone or filled in from elsewhere: what was taken out of another text is no longer true.
  const current = typed?.kept === binding.value ? typed : undefined;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const take = (text: string, position: number | null, as?: string) => {
    const made = filter(text, current ?? { kept: binding.value, takenOut: [] });
    const shown = made.shown ?? made.kept;
    if (shown !== text && position !== null) {
      const after = filter(text.slice(position));
      caret.current = shown.length - sharedEnd(shown, after.shown ?? after.kept);
    }
    const earlier = entered.current || text === '' ? [] : (current?.signs ?? []);
    entered.current = false;
    if ((made.takenOut.length > 0 || made.cut) && !current?.signs.length)
      setFloats(document.activeElement === input.current);
    setTyped({ ...made, signs: [...earlier, ...made.takenOut] });
    if (made.kept !== binding.value) binding.onChange(made.kept, as);
  };

  return {
    /** Undefined where nothing was. */
    takenOut: current && current.signs.length > 0 ? current.signs.slice(-signsShown).join(' ') : undefined,
    takenOutCount: current?.signs.length ?? 0,
    /** How many characters at the end were more than the field holds. */
    cut: current?.cut ?? 0,
    /** While it is typed into, nothing below the field may move. */
    floats,
    leave: () => {
      setFloats(false);
      setTyped((last) => last && { kept: last.kept, takenOut: [], cut: last.cut ?? 0, signs: last.signs });
    },
    /** A text picked from a list instead of typed. */
    choose: (text: string) => take(text, null, 'chosen'),
    control: {
      ref: input,
      value: current?.shown ?? binding.value,
      onChange: ({ target }: ChangeEvent<Control>) => {
        if (!composing.current) return take(target.value, target.selectionStart);
        // Keyboards of Indian scripts build a letter in several steps; cutting in would break it.
        setTyped((last) => last && { kept: target.value, takenOut: [], signs: last.signs });
        binding.onChange(target.value);
      },
      onFocus: () => {
        entered.current = true;
      },
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) => {
        composing.current = false;
        take(currentTarget.value, currentTarget.selectionStart);
      },
    },
  };
};
