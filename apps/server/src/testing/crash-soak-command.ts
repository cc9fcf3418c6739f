import { main } from './crash-soak.ts';

await main();
