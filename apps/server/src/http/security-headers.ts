import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const secure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** The provider's own hosts, opened only when its real checkout is used. */
const razorpaySources = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com'],
  connect: ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
  image: ['https://cdn.razorpay.com'],
};
const noSources: typeof razorpaySources = { script: [], frame: [], connect: [], image: [] };

const directives = (config: Pick<Config, 'publicUrl' | 'razorpay'>): Record<string, string[] | null> => {
  const outside = config.razorpay === undefined ? noSources : razorpaySources;
  const checkout = config.razorpay === undefined ? [] : [new URL(config.razorpay.checkoutUrl).origin];
  return {
    defaultSrc: ["'none'"],
    // The document engine shapes text with a WebAssembly library; this allows that and no eval.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...new Set([...checkout, ...outside.script])],
    // Component libraries set styles on elements; scripts stay strict, which is what stops an injected one.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...outside.image],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", 'blob:', 'data:', ...outside.connect],
    frameSrc: ["'self'", 'blob:', ...outside.frame],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    mediaSrc: ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'self'"],
    scriptSrcAttr: ["'none'"],
    upgradeInsecureRequests: secure(config.publicUrl) ? [] : null,
  };
};

export const setSecurityHeaders = async (
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'razorpay'>,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(config) },
    // A bank's page may open in a window that talks back to the one it came from.
    crossOriginOpenerPolicy: { policy: config.razorpay ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure(config.publicUrl)
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    xFrameOptions: { action: 'sameorigin' },
  });
  const payment =
    config.razorpay === undefined
      ? 'self'
      : 'self "https://api.razorpay.com" "https://checkout.razorpay.com"';
  const permissions =
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    `magnetometer=(), microphone=(), midi=(), payment=(${payment}), usb=()`;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
  app.addHook('onSend', async (request, reply) => {
    // Answers of the API are about one person at one moment.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
};
