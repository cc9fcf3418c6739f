import { type Config, ConfigMistakes, readConfig } from '../config/config.ts';
import { findWeaknesses } from '../config/weaknesses.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const check = 'configuration';

/** The settings as the server would take them; without them there is nothing else to look at. */
export const checkConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
): { readonly config?: Config; readonly findings: readonly Finding[] } => {
  try {
    const config = readConfig(variables);
    const weak = findWeaknesses(config);
    const kind = config.onLoopback ? 'for this machine alone' : 'public';
    return {
      config,
      findings: [
        ok(check, `whole; the site is ${config.publicUrl}, ${kind}`),
        ...weak.map((line) => warning(check, line, 'See the table of variables in README.md')),
      ],
    };
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    const advice = 'The server does not start before this is mended';
    return { findings: error.mistakes.map((line) => fault(check, line, advice)) };
  }
};
