import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { speak } from './i18n.ts';
import { type Language, languages } from './languages.ts';
import { preloadScreen } from './routes.tsx';
import { TitleSink } from './shell/page-title.ts';
import { placeholders } from './shell/site-details.tsx';

export { paintSamples } from './features/templates/sample-painter.ts';
export { publicPages } from './public-pages.ts';

export const pageLanguages = Object.keys(languages) as Language[];

/** A public page as HTML, with the owner's details still as placeholders. What follows it is said in its language. */
export const renderPage = async (
  path: string,
  language: Language,
): Promise<{ html: string; title: string }> => {
  await speak(language);
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
