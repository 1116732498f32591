import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { type Document, type Json, NotUnderstood } from './documents.ts'
import { searched } from './search.ts'

type Indexes = Map<string, Map<string, Document>>

type Answers = Readonly<Record<string, (name: string, text: string) => Response>>

/** An OpenSearch node in memory, with the part of the API that the adapter uses and with OpenSearch's error messages. */
export const openSearchSimulator: MakeSimulator = () => {
  const answers = answersOf({ indexes: new Map(), aliases: new Map() })
  return {
    name: 'opensearch',
    async answer(request) {
      const { pathname } = new URL(request.url)
      const [first = '', second = ''] = pathname.split('/').filter(Boolean)
      const alias = first === '_alias'
      const shape = alias
        ? '/_alias/{name}'
        : first === '_aliases'
          ? '/_aliases'
          : second === ''
            ? '/{name}'
            : `/{name}/${second}`
      const answer = answers[`${request.method} ${shape}`]
      if (!answer) return failure(405, 'method_not_allowed', `${request.method} ${pathname}`)
      try {
        return answer(alias ? second : first, await request.text())
      } catch (error) {
        if (error instanceof NotUnderstood || error instanceof SyntaxError)
          return failure(400, 'parsing_exception', error.message)
        throw error
      }
    },
  }
}

/** The answers of the node, by method and pattern of the address. */
function answersOf({ indexes, aliases }: { indexes: Indexes; aliases: Map<string, string> }): Answers {
  const documentsOf = (name: string) => indexes.get(aliases.get(name) ?? name)
  return {
    'PUT /{name}'(name) {
      if (indexes.has(name)) return failure(400, 'resource_already_exists_exception', name)
      indexes.set(name, new Map())
      return Response.json({ acknowledged: true, shards_acknowledged: true, index: name })
    },
    'POST /{name}/_bulk': (name, text) => {
      const documents = documentsOf(name)
      if (!documents) return failure(404, 'index_not_found_exception', name)
      if (!text.endsWith('\n'))
        return failure(400, 'illegal_argument_exception', 'The bulk request must be terminated by a newline [\\n]')
      return Response.json({ took: 1, errors: false, items: bulk(documents, text) })
    },
    'POST /{name}/_refresh': (name) =>
      documentsOf(name) ? Response.json({ _shards: { failed: 0 } }) : failure(404, 'index_not_found_exception', name),
    'POST /{name}/_search': (name, text) => {
      const documents = documentsOf(name)
      if (!documents) return failure(404, 'index_not_found_exception', name)
      return Response.json(searched(JSON.parse(text), [...documents.values()]))
    },
    'GET /_alias/{name}': (name) => {
      const index = aliases.get(name)
      return index === undefined
        ? failure(404, 'aliases_not_found_exception', name)
        : Response.json({ [index]: { aliases: { [name]: {} } } })
    },
    'POST /_aliases': (_, text) => {
      for (const action of JSON.parse(text).actions as Json[]) {
        const { add, remove_index: gone } = action as {
          add?: { index: string; alias: string }
          remove_index?: { index: string }
        }
        if (add) aliases.set(add.alias, add.index)
        if (gone) indexes.delete(gone.index)
      }
      return Response.json({ acknowledged: true })
    },
  }
}

/** Lines are in pairs, except for deletions. */
function bulk(documents: Map<string, Document>, text: string): Json[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json)
  const items: Json[] = []
  for (let at = 0; at < lines.length; ) {
    const [formAction, { _id: id }] = Object.entries(lines[at]!)[0] as [string, { _id: string }]
    const status = documents.has(id) ? 200 : formAction === 'delete' ? 404 : 201
    if (formAction === 'delete') documents.delete(id)
    else documents.set(id, lines[at + 1]!)
    items.push({ [formAction]: { _id: id, status } })
    at += formAction === 'delete' ? 1 : 2
  }
  return items
}

const failure = (status: number, type: string, reason: string): Response =>
  Response.json({ error: { type, reason }, status }, { status })
