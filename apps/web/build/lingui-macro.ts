import { type NodePath, type PluginObj, types as t, transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const importsMacro = /^(?:import\b|\}).*from ['"]@lingui\/(?:react|core)\/macro['"]/m;
const scriptFile = /\.[cm]?[jt]sx?$/;

/** Given, not searched for: the result must not depend on the folder a build is started from. */
const linguiConfig = makeConfig({ locales: ['en'], sourceLocale: 'en' }, { skipValidation: true });

const compiled = (message: string) => t.valueToNode(compileMessage(message));

const stringProperty = (object: t.ObjectExpression, name: string) =>
  object.properties.find(
    (property): property is t.ObjectProperty & { value: t.StringLiteral } =>
      t.isObjectProperty(property) &&
      t.isIdentifier(property.key, { name }) &&
      t.isStringLiteral(property.value),
  );

/**
 * The English text travels in its feature's chunk instead of a catalogue. It is parsed here, so that the browser needs
 * no message parser: what the macro left as `message: 'Hello {name}'` becomes `message: ['Hello ', ['name']]`.
 */
const compileMessagesInPlace = (): PluginObj => ({
  name: 'compile-messages-in-place',
  visitor: {
    Program: {
      exit(program: NodePath<t.Program>) {
        program.traverse({
          ObjectExpression({ node }) {
            const message = stringProperty(node, 'message');
            if (message === undefined || stringProperty(node, 'id') === undefined) return;
            node.properties = node.properties.map((property) =>
              property === message ? t.objectProperty(message.key, compiled(message.value.value)) : property,
            );
          },
        });
      },
    },
  },
});

export const transformMacros = (code: string, file: string) =>
  transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[linguiMacro, { stripMessageField: false, linguiConfig }], compileMessagesInPlace],
  });

/** A catalogue of another language as a module: message id → compiled text. Untranslated entries stay English. */
export const catalogueModule = async (source: string, file: string): Promise<string> => {
  const catalogue = await formatter().parse(source, { locale: null, sourceLocale: 'en', filename: file });
  const messages = Object.fromEntries(
    Object.entries(catalogue ?? {}).flatMap(([id, { translation }]) =>
      translation ? [[id, compileMessage(translation)]] : [],
    ),
  );
  return `export default ${JSON.stringify(messages)};`;
};

/** Lingui without Babel everywhere: only files that import a macro are parsed, and only for its syntax. */
export const lingui = (): Plugin => ({
  name: 'kalam:lingui',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?', 1)[0] ?? id;
    if (file.endsWith('.po')) return { code: await catalogueModule(code, file), map: null };
    if (!scriptFile.test(file) || file.includes('/node_modules/') || !importsMacro.test(code)) return null;
    const result = await transformMacros(code, file);
    return result?.code ? { code: result.code, map: result.map ?? null } : null;
  },
});
