import { setTimeout as pause } from 'node:timers/promises'
import { cmsEditor, type EditedTitles } from '#server/platform/simulators/cms-editor.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { type Entry, type Noise, noise } from './noise.ts'

export type { Entry } from './noise.ts'

export interface UmbracoSimulatorNeeds {
  readonly apiKey: string
  /** The documents that editors wrote, by culture, in the older document shape. */
  readonly entries: () => Promise<ReadonlyMap<string, readonly Entry[]>>
  /** The headers of a publish notice, as the shop's webhook expects them. */
  readonly publishNotice: (body: object) => Readonly<Record<string, string>>
}

interface Control extends Noise {
  failing: number
  slowMs: number
  empty: boolean
  malformed: boolean
}

const draftKey = 'lookbook-draft'
const mostTaken = 100

/**
 * Stands in for an Umbraco Content Delivery API: expanded items in one culture, in pages of at most 100; drafts for
 * requests with a preview header. `POST /control` sets what goes wrong; `POST /publish` and `POST /draft` write another
 * title, as an editor would.
 */
export const umbracoSimulator =
  ({ apiKey, entries, publishNotice }: UmbracoSimulatorNeeds): MakeSimulator =>
  ({ shopUrl }) => {
    const control: Control = { failing: 0, slowMs: 0, empty: false, malformed: false, noisy: false }
    const editor = cmsEditor({ shopUrl, publishNotice, notice: (key) => ({ event: 'Umbraco.ContentPublish', key }) })
    let asked = 0
    return {
      name: 'umbraco',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/control' && request.method === 'POST')
          return Response.json(Object.assign(control, await request.json()))
        if (pathname === '/counts') return Response.json({ asked })
        const edited = await editor.answer(request)
        if (edited) return edited
        if (pathname !== '/umbraco/delivery/api/v2/content') return new Response(null, { status: 404 })
        asked++
        if (control.slowMs > 0) await pause(control.slowMs)
        if (control.failing-- > 0) return new Response(null, { status: 500 })
        control.failing = 0
        if (request.headers.get('api-key') !== apiKey) return new Response(null, { status: 401 })
        if (control.malformed)
          return new Response('{"total": 3, "items": [', { headers: { 'content-type': 'application/json' } })
        if (control.empty) return Response.json({ total: 0, items: [] })
        const culture = (request.headers.get('accept-language') ?? '').toLowerCase()
        const all = await entries()
        const preview = request.headers.get('preview') === 'true'
        const items = itemsOf(all.get(culture) ?? [...all.values()][0] ?? [], {
          culture,
          preview,
          titles: editor.titles,
          control,
        })
        const [skip, take] = [Number(searchParams.get('skip') ?? 0), Number(searchParams.get('take') ?? 10)]
        return Response.json({ total: items.length, items: items.slice(skip, skip + Math.min(take, mostTaken)) })
      },
    }
  }

interface Telling {
  readonly culture: string
  readonly preview: boolean
  readonly titles: EditedTitles
  readonly control: Control
}

function itemsOf(written: readonly Entry[], { culture, preview, titles, control }: Telling): object[] {
  const items = written.map((entry, index) => itemOf(entry, index, { culture, preview, titles, control }))
  return preview ? [...items, draftOf(culture)] : items
}

function itemOf({ kind, key, document }: Entry, index: number, { culture, preview, titles, control }: Telling): object {
  const title = (preview ? titles.drafts.get(key) : undefined) ?? titles.published.get(key)
  const properties = (document.properties ?? document) as object
  const item = {
    ...(kind === 'page' ? document : { contentType: kind, name: key, route: { path: `/${kind}s/${key}/` } }),
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    createDate: '2026-01-01T08:00:00',
    updateDate: new Date(Date.UTC(2026, 0, 2, 8, 0, titles.count)).toISOString(),
    properties: { key, ...properties, ...(title === undefined ? {} : { pageTitle: title }) },
    cultures: { [culture]: { path: '/' } },
  }
  return control.noisy ? (noise(item) as object) : item
}

const draftOf = (culture: string): object => ({
  contentType: 'contentPage',
  id: '00000000-0000-4000-8000-ffffffffffff',
  name: 'Lookbook',
  createDate: '2026-01-03T08:00:00',
  updateDate: '2026-01-03T08:00:00',
  route: { path: `/${culture}/lookbook/`, startItem: { id: 'root', path: culture } },
  properties: { key: draftKey, pageTitle: 'Lookbook', rows: { items: [] } },
  cultures: {},
})
