/** What of UPI the provider's window offers, in its own words. */
export interface UpiDisplay {
  readonly display: {
    readonly blocks: {
      readonly upi: {
        readonly name: string;
        readonly instruments: readonly [{ readonly method: 'upi'; readonly flows: readonly [UpiFlow] }];
      };
    };
    readonly hide: readonly [{ readonly method: 'upi'; readonly flows: readonly ['collect'] }];
    readonly sequence: readonly ['block.upi'];
    readonly preferences: { readonly show_default_blocks: true };
  };
}

type UpiFlow = 'qr' | 'intent';

/**
 * A code to scan where the paying app is on another device, the app itself where it is on this one. Typing a UPI ID and
 * waiting for a request ended in India on 28 February 2026 (docs/decisions/upi-without-collect.md).
 */
export const upiDisplay = (onPhone: boolean): UpiDisplay => ({
  display: {
    blocks: {
      upi: { name: 'UPI', instruments: [{ method: 'upi', flows: [onPhone ? 'intent' : 'qr'] }] },
    },
    hide: [{ method: 'upi', flows: ['collect'] }],
    sequence: ['block.upi'],
    preferences: { show_default_blocks: true },
  },
});

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** Whether apps that pay can be on it. A tablet of Apple calls itself a Macintosh, and has fingers on it. */
export const isPhone = ({ userAgent, maxTouchPoints, userAgentData }: Device): boolean =>
  userAgentData?.mobile === true ||
  /Android|iPhone|iPad|iPod/.test(userAgent) ||
  (userAgent.includes('Macintosh') && maxTouchPoints > 1);
