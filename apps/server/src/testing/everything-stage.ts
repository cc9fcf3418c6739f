import { chooseServices, type Dependencies } from '../dependencies.ts';
import { sendJson, startOutsideServer } from './outside-server.ts';
import type { EverythingStage } from './ownership/person-with-everything.ts';
import { testConfig, testSecret } from './test-app.ts';
import { startPaymentStage, startProvider } from './test-payments.ts';

/** The whole server with everything switched on that can be: invoices, a provider to pay at, job adverts, rewriting. */
export const startEverythingStage = async (
  changes: Partial<Dependencies> = {},
  variables: Record<string, string> = {},
): Promise<EverythingStage> => {
  const config = testConfig({
    GSTIN: '27AAPFU0939F1ZV',
    OWNER_NAME: 'Kalam Software LLP',
    SUPPORT_ADDRESS: '12 Nariman Point, Mumbai 400021',
    ...variables,
  });
  const helpService = 'Sample AI';
  const ai = await startOutsideServer((_request, response) =>
    sendJson(response, { choices: [{ message: { content: '{"operations":[]}' } }] }),
  );
  const adverts = await startOutsideServer((_request, response) => sendJson(response, { jobs: [] }));
  const provider = await startProvider();
  const services = {
    ...chooseServices(config, testSecret),
    razorpay: provider.razorpay,
    jobs: { url: adverts.url, key: 'the key', keyHeader: 'x-api-key' },
    rewriting: { url: ai.url, key: 'the key', model: 'a-model', serviceName: helpService },
  };
  const stage = await startPaymentStage({ config, services, ...changes }, provider);
  return { stage, config, helpService };
};
