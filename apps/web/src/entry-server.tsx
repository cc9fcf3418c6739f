import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { speakEnglish } from './i18n.ts';
import { preloadScreen } from './routes.tsx';
import { TitleSink } from './shell/page-title.ts';
import { placeholders } from './shell/site-details.tsx';

export { paintSamples } from './features/templates/sample-painter.ts';
export { publicPages } from './public-pages.ts';

/** A public page as HTML, with the owner's details still as placeholders. */
export const renderPage = async (path: string): Promise<{ html: string; title: string }> => {
  speakEnglish();
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
