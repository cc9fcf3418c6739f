import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { catalogueModule, transformMacros } from './lingui-macro.ts';

const transformed = async (code: string) => (await transformMacros(code, 'example.tsx'))?.code ?? '';

describe('messages compiled in place', () => {
  it('keeps the English text, already parsed, in the code', async () => {
    const code = await transformed(
      "import { t } from '@lingui/core/macro';\nexport const hello = (name: string) => t`Hello $" +
        '{name}`;',
    );
    expect(code).toMatch(/message: \["Hello ", \["name"\]\]/);
    expect(code).not.toContain('macro');
  });

  it('does the same for elements and leaves TypeScript and JSX to the bundler', async () => {
    const code = await transformed(
      "import { Trans } from '@lingui/react/macro';\nexport const Price = ({ sum }: { sum: number }) => <Trans>Pay <b>{sum}</b></Trans>;",
    );
    expect(code).toContain('message: ["Pay <0>", ["sum"], "</0>"]');
    expect(code).toContain(': {');
  });

  it('gives the plugin a source map', async () => {
    const result = await transformMacros(
      "import { t } from '@lingui/core/macro';\nexport const a = () => t`One`;",
      'a.ts',
    );
    expect(result?.map?.sources).toEqual(['a.ts']);
  });

  it('leaves objects of other kinds alone', async () => {
    const code = await transformed(
      "import { t } from '@lingui/core/macro';\nexport const a = () => t`One`;\nexport const b = { message: 'two' };",
    );
    expect(code).toContain("message: 'two'");
  });
});

describe('another language', () => {
  it('finds its messages by the ids that the macro writes', async () => {
    const code = await transformed(
      "import { t } from '@lingui/core/macro';\nexport const a = () => t`Sign Out`;",
    );
    const id = /id: "([^"]+)"/.exec(code)?.[1];
    const module = await catalogueModule('msgid "Sign Out"\nmsgstr "साइन आउट"\n', 'hi.po');
    expect(module).toBe(`export default ${JSON.stringify({ [id ?? '']: ['साइन आउट'] })};`);
  });

  it('is one catalogue file; what it lacks stays English', async () => {
    const source = `msgid ""\nmsgstr "Language: hi\\n"\n\n#. js-lingui-explicit-id\nmsgid "greeting"\nmsgstr "नमस्ते {name}"\n\n#. js-lingui-explicit-id\nmsgid "later"\nmsgstr ""\n`;
    const module = await catalogueModule(source, 'hi.po');
    const messages = JSON.parse(module.replace(/^export default |;$/g, ''));
    expect(Object.keys(messages)).toEqual(['greeting']);
    const i18n = setupI18n({ locale: 'hi', messages: { hi: messages } });
    expect(i18n._('greeting', { name: 'आशा' })).toBe('नमस्ते आशा');
    expect(i18n._('later', {}, { message: 'Later' })).toBe('Later');
  });
});
