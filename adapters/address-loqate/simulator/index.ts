import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import { simulatorControl } from '#server/platform/simulators/simulator-control.ts'
import { findRows, retrieveRows } from './rows.ts'

const paths = /^\/Capture\/Interactive\/(Find|Retrieve)\/v1\.\d{1,2}\/json[36]\.ws$/
const goodForMs = 30 * 60_000

/** Address capture with invented addresses. `POST /control` sets `slowMs` and `down`; `GET /counts` counts the requests. */
export const loqateSimulator: MakeSimulator = () => {
  const control = simulatorControl(['find', 'retrieve'])
  return {
    name: 'loqate',
    answer: async (request) => {
      const own = await control.own(request)
      if (own) return own
      const service = paths.exec(new URL(request.url).pathname)?.[1]
      if (service === undefined) return new Response('Not Found', { status: 404 })
      const trouble = await control.trouble()
      if (trouble) return trouble
      const fields = await fieldsOf(request)
      if (fields('key') === '' || fields('key') === 'BAD') return refusal('2', 'Unknown key')
      if (service === 'Find') {
        control.count('find')
        return find(fields)
      }
      control.count('retrieve')
      return retrieve(fields('id'))
    },
  }
}

type Fields = (name: string) => string

/** Fields from the query, or from a posted form. Names may be in upper or lower case. */
async function fieldsOf(request: Request): Promise<Fields> {
  const given = [...new URL(request.url).searchParams]
  const form = request.method === 'POST' ? [...new URLSearchParams(await request.text())] : []
  const all = new Map([...given, ...form].map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => all.get(name) ?? ''
}

function find(fields: Fields): Response {
  const text = fields('text').trim()
  if (text === '') return refusal('1001', 'Text or Container Required')
  const container = fields('container')
  if (container !== '' && isOver(container)) return refusal('1003', 'Container Not Found')
  const countries = fields('countries').toUpperCase().split(',').filter(Boolean)
  const limit = Number(fields('limit')) || 10
  return Response.json({ Items: findRows({ text, countries, container, limit, stamp: Date.now().toString(36) }) })
}

function retrieve(id: string): Response {
  const index = /\|A(\d+)$/.exec(id)?.[1]
  const rows = index === undefined || isOver(id) ? undefined : retrieveRows(Number(index))
  return rows ? Response.json({ Items: rows }) : refusal('1003', 'Id Not Found')
}

const isOver = (id: string): boolean => Date.now() - Number.parseInt(id.split('|')[2] ?? '', 36) > goodForMs

const refusal = (code: string, description: string): Response =>
  Response.json({ Items: [{ Error: code, Description: description, Cause: description, Resolution: '' }] })
