import type { AiApi } from '../config/config.ts';
import { askOutside } from './outside-json.ts';
import { type ServiceWatch, watched } from './service-watch.ts';

/** More than this is no answer to what we ask. */
const maxBytes = 262_144;

export interface ChatRequest {
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  readonly temperature: number;
  readonly maxTokens: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Asks the AI service (S2 §7); its answer is a stranger's and is read as data only. */
export type AskChat = (request: ChatRequest) => Promise<unknown>;

/** The configured address may be the service's base or the endpoint itself: both are in use. */
const endpointOf = (address: string): URL => {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  return url;
};

export const createAskChat = (service: AiApi, watch: ServiceWatch): AskChat => {
  const url = endpointOf(service.url);
  const headers: Record<string, string> =
    service.key === undefined ? {} : { authorization: `Bearer ${service.key}` };
  const ask: AskChat = ({ messages, temperature, maxTokens, timeoutMs, signal }) =>
    askOutside({
      url,
      headers,
      body: { model: service.model, messages, temperature, max_tokens: maxTokens },
      timeoutMs,
      maxBytes,
      ...(signal === undefined ? {} : { signal }),
    });
  return watched(watch, ask, ({ signal }) => signal?.aborted === true);
};
