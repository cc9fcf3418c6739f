import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { makeQueryClient } from './platform/api/query-client.ts';
import { switchLanguage } from './platform/languages/i18n.ts';
import { type Language, languages } from './platform/languages/languages.ts';
import { TitleSink } from './platform/page-title.ts';
import { placeholders } from './platform/site-details.tsx';
import { preloadScreen } from './routes.tsx';

export { publicPages } from './public-pages.ts';
export { paintSamples } from './resume/samples/sample-painter.ts';

export const pageLanguages = Object.keys(languages) as Language[];

/** A public page as HTML, with the owner's details still as placeholders. What follows it is said in its language. */
export const renderPage = async (
  path: string,
  language: Language,
): Promise<{ html: string; title: string }> => {
  await switchLanguage(language);
  await preloadScreen(path);
  let title = '';
  const html = renderToString(
    <StrictMode>
      <TitleSink value={(named) => (title = named)}>
        <StaticRouter location={path}>
          <App details={placeholders} queries={makeQueryClient()} />
        </StaticRouter>
      </TitleSink>
    </StrictMode>,
  );
  return { html, title };
};
