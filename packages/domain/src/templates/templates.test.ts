import { describe, expect, it } from 'vitest';
import { messageText } from '../message-catalogue.ts';
import { refusalsOf } from '../zod-refusal.fixture.ts';
import { builtInTemplates } from './built-in-templates.ts';
import { knownFormatting, sampleDownloadFormatting } from './sample-download.ts';
import { type DesignFilter, designGroups, filterDesigns } from './template-designs.ts';
import { templateIdOf, templateLimits } from './template-fields.ts';
import { checkTemplateName, layoutNotes, templateLayout, templateLayouts } from './template-layouts.ts';
import { newTemplateSchema, templateChangeSchema, templateSchema } from './template-model.ts';
import { checkTemplateOffered, offeredInstead } from './template-offer.ts';

describe('S1 §9 layouts', () => {
  it('decision 74: are the seven, and one with a side column that says what it costs', () => {
    expect(templateLayouts).toEqual([
      'modern',
      'classic',
      'creative',
      'business',
      'executive',
      'minimalist',
      'minimalist-pro',
      'side-column',
    ]);
    expect(layoutNotes).toEqual({
      'side-column': 'Some screening software reads side columns out of order',
    });
  });

  it('fall back to modern for an unknown name', () => {
    expect(templateLayout('creative')).toBe('creative');
    expect(templateLayout('gothic')).toBe('modern');
    expect(templateLayout('toString')).toBe('modern');
    expect(templateLayout('Classic')).toBe('modern');
  });

  it('decision 55: come from the template record where there is one', () => {
    expect(templateLayout('banking', [{ id: 'banking', layout: 'minimalist-pro' }])).toBe('minimalist-pro');
  });

  it('decision 55: refuse an empty name only', () => {
    const refusal = checkTemplateName('');
    expect(refusal && messageText(refusal)).toBe('Invalid template: ');
    expect(checkTemplateName('gothic')).toBeUndefined();
  });
});

describe('S2 §3 built-in templates', () => {
  it('are modern, popular; classic; executive; then, decision 68, the other designs', () => {
    expect(builtInTemplates.map(({ id, name, popular, enabled }) => [id, name, popular, enabled])).toEqual([
      ['modern', 'Modern Resume', true, true],
      ['classic', 'Classic Resume', false, true],
      ['executive', 'Executive Resume', false, true],
      ['creative', 'Creative Resume', false, true],
      ['business', 'Business Resume', false, true],
      ['minimalist', 'Minimalist Resume', false, true],
      ['minimalist-pro', 'Minimalist Pro Resume', false, true],
      ['side-column', 'Side Column Resume', false, true],
    ]);
  });

  it.each(builtInTemplates.map((template) => [template.id, template] as const))(
    '%s is whole',
    (_, template) => {
      expect(templateSchema.parse(template)).toEqual(template);
      expect(refusalsOf(newTemplateSchema.safeParse(template).error ?? { issues: [] })).toEqual([]);
      expect(template.features.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('decision 68 designs', () => {
  const ids = (designs: readonly { readonly id: string }[]) => designs.map(({ id }) => id);
  const named = (...names: string[]) => names.map((id) => ({ id }));

  it('lead by three, the others follow', () => {
    const { leading, more } = designGroups(builtInTemplates);
    expect(ids(leading)).toEqual(['modern', 'classic', 'executive']);
    expect(ids(more)).toEqual(['creative', 'business', 'minimalist', 'minimalist-pro', 'side-column']);
  });

  it('are led by what is left of the three, or by the first three of the others', () => {
    expect(designGroups(named('quiet', 'classic', 'creative'))).toEqual({
      leading: named('classic'),
      more: named('quiet', 'creative'),
    });
    expect(designGroups(named('a', 'b', 'c', 'd'))).toEqual({
      leading: named('a', 'b', 'c'),
      more: named('d'),
    });
    expect(designGroups([])).toEqual({ leading: [], more: [] });
  });

  it('are found by what a person looks for', () => {
    const found = (...filters: DesignFilter[]) => ids(filterDesigns(builtInTemplates, filters));
    expect(found()).toEqual(ids(builtInTemplates));
    expect(found('fresher')).toEqual(ids(builtInTemplates).filter((id) => id !== 'executive'));
    expect(found('photo')).toEqual(['modern', 'executive', 'creative', 'business', 'side-column']);
    expect(found('one-page')).toEqual(['minimalist-pro']);
    expect(found('fresher', 'photo')).toEqual(['modern', 'creative', 'business', 'side-column']);
    expect(found('photo', 'one-page')).toEqual([]);
  });
});

describe('templates of staff', () => {
  const fresh = { name: 'Banking', description: 'For banks.', layout: 'minimalist' };

  it('need a name, a description and a layout', () => {
    expect(newTemplateSchema.parse(fresh)).toEqual({
      ...fresh,
      features: [],
      popular: false,
      enabled: true,
      downloadFormat: 'PDF',
    });
    const refusals = refusalsOf(
      newTemplateSchema.safeParse({ layout: 'gothic', features: ['a', ' '] }).error ?? { issues: [] },
    );
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      ['template-name-required', 'name'],
      ['template-description-required', 'description'],
      ['template-feature-required', 'features.1'],
      ['invalid-field', 'layout'],
    ]);
  });

  it.each([
    ['name', templateLimits.name],
    ['description', templateLimits.description],
  ])('keep %s to %i characters', (field, limit) => {
    expect(newTemplateSchema.safeParse({ ...fresh, [field]: 'a'.repeat(limit) }).success).toBe(true);
    expect(newTemplateSchema.safeParse({ ...fresh, [field]: 'a'.repeat(limit + 1) }).success).toBe(false);
  });

  it('can be changed in part, and nothing else is stored', () => {
    expect(templateChangeSchema.parse({ enabled: false, id: 'other' })).toEqual({ enabled: false });
    expect(templateChangeSchema.safeParse({ name: ' ' }).success).toBe(false);
    expect(templateChangeSchema.parse({})).toEqual({});
  });

  it('get an id from their name, free among those taken', () => {
    expect(templateIdOf('Café & Bar — 2026', [])).toBe('cafe-bar-2026');
    expect(templateIdOf('Modern', ['modern', 'modern-2'])).toBe('modern-3');
    expect(templateIdOf('आधुनिक', [])).toBe('template');
    expect(templateIdOf('a'.repeat(200), []).length).toBeLessThanOrEqual(64);
  });
});

it('S2 §7 the sample asks for Helvetica, which falls back to inter', () => {
  expect(sampleDownloadFormatting.font).toBe('Helvetica');
  expect(knownFormatting(sampleDownloadFormatting)).toEqual({
    font: 'inter',
    fontSize: 'medium',
    spacing: 'comfortable',
    colorScheme: { primary: '#2563eb', secondary: '#bfdbfe' },
  });
  expect(knownFormatting({ ...sampleDownloadFormatting, font: 'Playfair' }).font).toBe('playfair');
});

describe('decisions 11 and 68: what a new resume can be made on', () => {
  const records = (...on: string[]) =>
    ['modern', 'classic', 'executive'].map((id) => ({ id, name: `${id} one`, enabled: on.includes(id) }));

  it('is any template but one that was switched off', () => {
    expect(checkTemplateOffered('classic', records('modern', 'classic'))).toBeUndefined();
    expect(checkTemplateOffered('gothic', records('modern'))).toBeUndefined();
    const refusal = checkTemplateOffered('executive', records('modern', 'classic'));
    expect(refusal && messageText(refusal)).toBe(
      'executive one is no longer offered. Please choose another template.',
    );
  });

  it('is modern when none is left', () => {
    expect(checkTemplateOffered('modern', records())).toBeUndefined();
    expect(checkTemplateOffered('classic', records())).toMatchObject({ code: 'template-not-offered' });
    expect(checkTemplateOffered('modern', records('classic'))).toMatchObject({
      code: 'template-not-offered',
    });
  });

  it('is modern instead, or the first that is offered', () => {
    expect(offeredInstead([{ id: 'classic' }, { id: 'modern' }])).toBe('modern');
    expect(offeredInstead([{ id: 'classic' }])).toBe('classic');
    expect(offeredInstead([])).toBe('modern');
  });
});
