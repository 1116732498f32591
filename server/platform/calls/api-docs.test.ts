import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Calls } from '#contracts/calls.ts'
import { apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './openapi.ts'

const thing = z.object({ name: z.string() }).meta({ id: 'Thing' })
const calls: Calls = {
  'GET /api/things/{thingId}': {
    ...{ who: 'anyone', summary: 'Things & <more>', params: z.object({ thingId: z.string() }), problems: [] },
    ...{ query: z.object({ limit: z.string().optional() }), answer: thing },
  },
  'POST /api/things': { who: 'provider', summary: 'Keeps', body: thing, answer: z.undefined(), problems: [] },
}
const document = openApiDocument([calls], '1.2')
const page = apiDocsPage(document)
const about = (call: string) => page.split('<details>').find((part) => part.includes(call))!

test('tells of each call what it needs, and for whom it is', () => {
  expect(page).toContain('API 1.2</h1>')
  expect(about('GET /api/things/{thingId}')).toContain('<p>For: anyone</p>')
  expect(about('GET /api/things/{thingId}')).toContain('<li><code>thingId</code> in path, required</li>')
  expect(about('GET /api/things/{thingId}')).toContain('<li><code>limit</code> in query</li>')
  expect(about('GET /api/things/{thingId}')).toContain('<li><code>X-Current-Market</code> in header</li>')
  expect(about('GET /api/things/{thingId}')).not.toContain('<h3>Body</h3>')
  expect(about('POST /api/things')).toContain('<h3>Body</h3>')
})

test('leads from each call to its entities, and lists no parameters where there are none', () => {
  expect(about('POST /api/things')).toContain('&quot;<a href="#ThingInput">ThingInput</a>&quot;')
  expect(page).toContain('<details id="ThingInput"><summary>ThingInput</summary>')
  const { post } = document.paths['/api/things'] as { post: object }
  const bare = apiDocsPage({ ...document, paths: { '/api/things': { post: { ...post, parameters: [] } } } })
  expect(bare).not.toContain('<ul>')
})

test('writes what a description says as text', () => {
  expect(page).toContain('Things &amp; &lt;more&gt;')
  expect(page).not.toContain('<more>')
})
