import { setTimeout as pause } from 'node:timers/promises'
import { cmsEditor } from '#server/platform/simulators/cms-editor.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { type Entry, openCollections } from './collections.ts'
import type { AnswerOptions } from './relations.ts'

export type { Entry } from './collections.ts'

export interface PayloadSimulatorNeeds {
  readonly apiKey: string
  /** The documents that editors wrote, by locale, in the newer document shape. */
  readonly entries: () => Promise<ReadonlyMap<string, readonly Entry[]>>
  /** The headers of a publish notice, as the shop's webhook expects them. */
  readonly publishNotice: (body: object) => Readonly<Record<string, string>>
}

interface Control {
  failing: number
  slowMs: number
  empty: boolean
  malformed: boolean
  /** Adds blocks of unknown types, and answers relations as ids only. */
  noisy: boolean
  /** Leaves out the uploads that documents refer to. */
  missingImages: boolean
}

/**
 * Stands in for the REST API of Payload 3: `pages`, `menus`, `badges` and `media`, in one locale or all, with relations
 * to the requested depth, and drafts for callers who may see them. `POST /control` sets what goes wrong; `POST
 * /publish` and `POST /draft` write another title.
 */
export const payloadSimulator =
  ({ apiKey, entries, publishNotice }: PayloadSimulatorNeeds): MakeSimulator =>
  ({ shopUrl }) => {
    const control: Control = {
      failing: 0,
      slowMs: 0,
      empty: false,
      malformed: false,
      noisy: false,
      missingImages: false,
    }
    const editor = cmsEditor({ shopUrl, publishNotice, notice: (key) => ({ collection: 'pages', key }) })
    let collections: ReturnType<typeof openCollections> | undefined
    let asked = 0
    return {
      name: 'payload',
      answer: async (request) => {
        const { pathname, searchParams } = new URL(request.url)
        if (pathname === '/control' && request.method === 'POST')
          return Response.json(Object.assign(control, await request.json()))
        if (pathname === '/counts') return Response.json({ asked })
        const edited = await editor.answer(request)
        if (edited) return edited
        const [, collection] = /^\/api\/(pages|menus|badges|media)$/.exec(pathname) ?? []
        if (collection === undefined) return failed(404, 'Not Found')
        asked++
        if (control.slowMs > 0) await pause(control.slowMs)
        if (control.failing-- > 0) return failed(500, 'Something went wrong.')
        control.failing = 0
        const mayReadAll = request.headers.get('authorization') === `users API-Key ${apiKey}`
        if (!mayReadAll) return failed(403, 'You are not allowed to perform this action.')
        if (control.malformed) return new Response('{"docs": [{', { headers: { 'content-type': 'application/json' } })
        collections ??= openCollections(await entries())
        const told: AnswerOptions = {
          locale: searchParams.get('locale') ?? 'en',
          depth: control.noisy || control.missingImages ? 0 : Number(searchParams.get('depth') ?? 2),
          drafts: searchParams.get('draft') === 'true',
          noisy: control.noisy,
          missingImages: control.missingImages,
          titles: editor.titles,
        }
        const docs = control.empty ? [] : collections.docs(collection, told)
        return Response.json(
          paged(docs, Number(searchParams.get('limit') ?? 10), Number(searchParams.get('page') ?? 1)),
        )
      },
    }
  }

function paged(docs: readonly object[], limit: number, page: number): object {
  const totalPages = Math.max(1, Math.ceil(docs.length / limit))
  return {
    docs: docs.slice((page - 1) * limit, page * limit),
    ...{ totalDocs: docs.length, limit, totalPages, page, pagingCounter: (page - 1) * limit + 1 },
    ...{ hasPrevPage: page > 1, hasNextPage: page < totalPages },
    ...{ prevPage: page > 1 ? page - 1 : null, nextPage: page < totalPages ? page + 1 : null },
  }
}

const failed = (status: number, message: string): Response =>
  Response.json({ errors: [{ message, name: 'APIError' }] }, { status })
