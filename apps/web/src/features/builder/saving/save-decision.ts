/** What Save Resume leads to (S1 §4 Save flow). */
type SaveDecision =
  /** Guest, new account or sign-in. */
  | 'choices'
  /** The save dialog of the subscription: the resume's name. */
  | 'name'
  /** Plans, then payment. */
  | 'plans'
  /** The plan runs, but its resumes are used up. */
  | 'used-up'
  /** The subscription could not be asked for. */
  | 'unknown';

interface Standing {
  readonly signedIn: boolean;
  /** Null when there never was one, undefined while it is not known. */
  readonly subscription:
    | {
        readonly status: 'active' | 'expired' | 'cancelled';
        readonly expiredBecause: string | null;
      }
    | null
    | undefined;
  /** A resume that is saved already: saving it again costs none. */
  readonly editing: boolean;
}

export const saveDecision = ({ signedIn, subscription, editing }: Standing): SaveDecision => {
  if (!signedIn) return 'choices';
  if (editing) return 'name';
  if (subscription === undefined) return 'unknown';
  if (subscription?.status === 'active') return 'name';
  return subscription?.expiredBecause === 'used-up' ? 'used-up' : 'plans';
};
