import { describe, expect, it } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { signedInAdmin } from '../testing/test-staff.ts';

const server = await startTestApp();
const boss = await signedInAdmin(server);

const offered = async (): Promise<string[]> => {
  const { templates } = (await server.browser().get('/api/templates')).body as {
    templates: { id: string }[];
  };
  return templates.map(({ id }) => id);
};
const auditOf = async (id: string) => {
  const { rows } = await server.database.pool.query(
    `select staff_email as by, action, before, after from audit_entries where subject = 'template' and subject_id = $1 order by id`,
    [id],
  );
  return rows;
};
const added = {
  name: '  Quiet Page ',
  description: ' Much white space. ',
  features: [' One column '],
  layout: 'minimalist',
};

describe('S2 §3 templates', () => {
  it('are offered to anyone: modern first and popular, classic, executive, then the other designs', async () => {
    const { templates } = (await server.browser().get('/api/templates')).body as {
      templates: Record<string, unknown>[];
    };
    expect(templates.map(({ id, name, popular, enabled }) => [id, name, popular, enabled])).toEqual([
      ['modern', 'Modern Resume', true, true],
      ['classic', 'Classic Resume', false, true],
      ['executive', 'Executive Resume', false, true],
      ['creative', 'Creative Resume', false, true],
      ['business', 'Business Resume', false, true],
      ['minimalist', 'Minimalist Resume', false, true],
      ['minimalist-pro', 'Minimalist Pro Resume', false, true],
      ['side-column', 'Side Column Resume', false, true],
    ]);
    for (const template of templates) expect(template).not.toHaveProperty('createdAt');
  });

  it('decisions 11 are added on any layout, behind the others, and recorded', async () => {
    const answer = await boss.post('/api/admin/templates', added);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        template: {
          id: 'quiet-page',
          name: 'Quiet Page',
          description: 'Much white space.',
          features: ['One column'],
          layout: 'minimalist',
          popular: false,
          enabled: true,
          downloadFormat: 'PDF',
        },
      },
    });
    expect((await offered()).slice(-2)).toEqual(['side-column', 'quiet-page']);
    expect(await auditOf('quiet-page')).toMatchObject([
      { by: 'boss@example.com', action: 'template-added', before: null, after: { name: 'Quiet Page' } },
    ]);
  });

  it('of one name get ids of their own, also at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => boss.post('/api/admin/templates', { ...added, name: 'Twin' })),
    );
    expect(answers.map(({ body }) => (body.template as { id: string }).id).sort()).toEqual([
      'twin',
      'twin-2',
      'twin-3',
      'twin-4',
    ]);
  });

  it('are no longer offered once switched off, but staff still see them', async () => {
    const answer = await boss.send('PATCH', '/api/admin/templates/classic', { enabled: false });
    expect(answer.body.template).toMatchObject({ id: 'classic', enabled: false, name: 'Classic Resume' });
    expect(await offered()).not.toContain('classic');
    const { known } = (await server.browser().get('/api/templates')).body as { known: unknown[] };
    expect(known).toContainEqual({ id: 'classic', name: 'Classic Resume', layout: 'classic' });
    const { templates } = (await boss.get('/api/admin/templates')).body as { templates: { id: string }[] };
    expect(templates.map(({ id }) => id)).toContain('classic');
    await boss.send('PATCH', '/api/admin/templates/classic', { enabled: false });
    await boss.send('PATCH', '/api/admin/templates/classic', { enabled: true, name: ' Classic ' });
    expect(await auditOf('classic')).toEqual([
      {
        by: 'boss@example.com',
        action: 'template-changed',
        before: { enabled: true },
        after: { enabled: false },
      },
      {
        by: 'boss@example.com',
        action: 'template-changed',
        before: { enabled: false, name: 'Classic Resume' },
        after: { enabled: true, name: 'Classic' },
      },
    ]);
  });

  it.each([
    [{ ...added, name: ' ' }, 'name', 'Please enter a name for the template'],
    [{ ...added, description: '' }, 'description', 'Please describe the template'],
    [{ ...added, features: ['Good', ' '] }, 'features.1', 'Please write the feature or remove it'],
    [{ ...added, layout: 'gothic' }, 'layout', 'Please check this field'],
  ])('refuse %j', async (wanted, field, error) => {
    expect(await boss.post('/api/admin/templates', wanted)).toMatchObject({
      status: 400,
      body: { field, error },
    });
  });

  it('are changed by staff alone, and only those there are', async () => {
    const user = await server.signedIn('user@example.com');
    expect((await user.get('/api/admin/templates')).status).toBe(401);
    expect((await user.post('/api/admin/templates', added)).status).toBe(401);
    expect((await user.send('PATCH', '/api/admin/templates/modern', { enabled: false })).status).toBe(401);
    expect((await boss.send('PATCH', '/api/admin/templates/nothing', { enabled: false })).status).toBe(404);
    expect(await offered()).toContain('modern');
  });
});
