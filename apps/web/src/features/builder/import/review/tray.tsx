import type { TrayPiece } from '@kalam/reading/reading-result';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button.tsx';
import { CheckCircleIcon, ChevronDownIcon, WarningIcon } from '../../../../ui/icons.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { UndoIcon } from '../../../../ui/work-icons.tsx';
import { activating, pieceKey } from './active-field.ts';
import { useOwnEscape } from './own-escape.ts';
import { type PutTarget, putTargets } from './put-pieces.ts';
import { useReview } from './review-context.ts';

interface TrayProps {
  readonly pieces: readonly TrayPiece[];
  readonly put: Readonly<Record<string, PutTarget>>;
  readonly onPut: (piece: TrayPiece, target: PutTarget | undefined) => void;
}

/** What has no place: nothing of a file is dropped unseen. */
export const Tray = ({ pieces, put, onPut }: TrayProps) => {
  const left = pieces.filter(({ id }) => put[id] === undefined).length;
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="review-tray" className="rounded-base border border-edge/50 border-dashed p-4">
      <h3 id="review-tray" className="font-semibold">
        {left > 0 ? (
          <Plural
            value={left}
            one="# piece of your file has no place yet"
            other="# pieces of your file have no place yet"
          />
        ) : (
          <Trans>Every piece of your file has a place</Trans>
        )}
      </h3>
      <p className="mb-3 text-14 text-muted">
        <Trans>Put in your resume what you need of it. The rest is left out.</Trans>
      </p>
      <ul className="grid gap-2.5">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Piece piece={piece} target={put[piece.id]} onPut={onPut} />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface PieceProps extends Pick<TrayProps, 'onPut'> {
  readonly piece: TrayPiece;
  readonly target: PutTarget | undefined;
}

const shownLength = 60;

const Piece = ({ piece, target, onPut }: PieceProps) => {
  const { t } = useLingui();
  const { words, data } = useReview();
  const { id, text, advice } = piece;
  const short = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
  const targets = putTargets(piece, data);
  const menu = useOwnEscape<HTMLDivElement>((part) => {
    const opener = part.querySelector<HTMLElement>('[aria-expanded=true]');
    opener?.click();
    opener?.focus();
    return opener !== null;
  });
  const place = target && words.targetName(target, data);
  return (
    <div
      ref={menu}
      {...activating(pieceKey(id))}
      className="rounded-base bg-sunken px-3.5 py-3 transition-colors focus-within:bg-ink/5 hover:bg-ink/5"
    >
      <p className="max-h-40 overflow-y-auto whitespace-pre-line break-words text-14">{text}</p>
      {advice === 'aadhaar' && (
        <p className="mt-2 flex items-start gap-2 text-14 text-marigold-ink">
          <WarningIcon className="mt-0.5 size-4" />
          <Trans>
            This looks like an Aadhaar number. Do not print it on a resume: no employer needs it to read one.
          </Trans>
        </p>
      )}
      {place !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="flex min-w-0 items-center gap-1.5 text-14 text-success-ink">
            <CheckCircleIcon className="size-4" />
            <span className="min-w-0 break-words">
              <Trans>Put in {place}</Trans>
            </span>
          </span>
          <Button
            size="small"
            look="quiet"
            icon={UndoIcon}
            aria-label={t`Take back: ${short}`}
            onClick={() => onPut(piece, undefined)}
          >
            <Trans>Take back</Trans>
          </Button>
        </div>
      )}
      {place === undefined && targets.length > 0 && (
        <div className="mt-2 ml-auto w-fit **:[[role=menuitem]]:py-1.5">
          <Menu
            label={t`Put it in …: ${short}`}
            buttonClassName="inline-flex min-h-9 items-center gap-1.5 rounded-base border border-edge/60 bg-surface px-3 font-medium text-14 shadow-card hover:border-edge pointer-coarse:min-h-11"
            button={
              <>
                <Trans>Put it in …</Trans>
                <ChevronDownIcon className="size-4" />
              </>
            }
            items={targets.map((one) => ({
              label: words.targetName(one, data),
              onSelect: () => onPut(piece, one),
            }))}
          />
        </div>
      )}
    </div>
  );
};
