import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '../../../../ui/forms/choice.tsx';
import { useDraft, useDraftActions } from '../../draft/draft-store.ts';
import { setEditedField } from '../../draft/edited-field.ts';

/** How the page shows education; what was typed stays as it is. */
const MarksTableSwitch = () => {
  const { t } = useLingui();
  const store = useDraftActions();
  const isOn = useDraft((draft) => draft.data.marksTable ?? false);
  const choose = (wanted: boolean) => {
    store.change(t`Marks table`, (draft) => {
      const { marksTable: _, ...data } = draft.data;
      return { ...draft, data: wanted ? { ...data, marksTable: true } : data };
    });
    // The page beside it shows what has changed.
    setEditedField('education');
  };
  return (
    <Switch
      className="mt-6 border-line border-t pt-5"
      label={<Trans>Show education as a marks table</Trans>}
      hint={
        <Trans>
          Examination, board, institute, year and marks in a ruled table, as placement cells ask for it. Some
          screening software reads tables less well.
        </Trans>
      }
      checked={isOn}
      onChange={({ target }) => choose(target.checked)}
    />
  );
};

export default MarksTableSwitch;
