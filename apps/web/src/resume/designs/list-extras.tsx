import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Segments } from './segments.tsx';

/** Whose words stand on the pages of a list of designs. */
export type ListWords = 'own' | 'sample';

export interface WordsSwitchProps {
  readonly words: ListWords;
  readonly onWords: (words: ListWords) => void;
}

export const WordsSwitch = ({ words, onWords }: WordsSwitchProps) => {
  const { t } = useLingui();
  return (
    <Segments
      legend={t`Words shown`}
      choices={[
        { value: 'own', label: t`Your words` },
        { value: 'sample', label: t`Sample` },
      ]}
      value={words}
      onChange={onWords}
    />
  );
};

/** In place of the designs when the filters leave none. */
export const NoneSuits = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchIcon}
    title={<Trans>No design has all of this</Trans>}
    action={
      <Button look="secondary" onClick={onClear}>
        <Trans>Show all designs</Trans>
      </Button>
    }
  >
    <Trans>Take away one of the filters above to see more.</Trans>
  </EmptyState>
);
