import { createEngine } from '../engine.ts';
import { loadFaceInNode } from '../fonts/load-faces-node.ts';
import { loadHarfbuzzInNode } from '../fonts/load-harfbuzz-node.ts';

export { testInput } from './test-inputs.ts';

export const testEngine = createEngine({
  loadFace: loadFaceInNode,
  loadHarfbuzz: loadHarfbuzzInNode,
});
