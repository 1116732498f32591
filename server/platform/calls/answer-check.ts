import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { Fault } from '#foundation/fault.ts'
import type { CallGroup } from '../serve-calls.ts'
import type { Json } from './json-schemas.ts'
import { openApiDocument } from './openapi.ts'

/** An answer before it is sent. */
export interface LeavingAnswer {
  /** `GET /api/badges`; the path is written as in the document. */
  readonly key: string
  readonly status: number
  readonly type: string | undefined
  readonly body: string | Uint8Array
}

interface Response {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>
}

/** Throws if an answer differs from the document of these calls: in status, content type or any field. */
export function answerCheck(groups: readonly CallGroup[]): (answer: LeavingAnswer) => void {
  const { paths, components } = openApiDocument(
    groups.map(({ calls }) => calls),
    '0',
  )
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false })
  ajv.addSchema({ $id: 'document', components })
  const shared = components.responses as Readonly<Record<string, Response>>
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (name: string, schema: Json): ValidateFunction => {
    const known = validators.get(name) ?? ajv.compile(inDocument(schema))
    validators.set(name, known)
    return known
  }
  return ({ key, status, type, body }) => {
    const [method = '', path = ''] = key.split(' ')
    const { responses } = paths[path]![method.toLowerCase()] as { responses: Readonly<Record<string, Response>> }
    const told = responses[status]
    const response = told?.$ref ? shared[told.$ref.slice(told.$ref.lastIndexOf('/') + 1)] : told
    if (!response) throw new Fault('call.answer-not-declared', { key, status })
    const media = type?.split(';')[0]
    if (!response.content) {
      if (body.length > 0) throw new Fault('call.answer-says-too-much', { key, status })
      return
    }
    const declared = response.content[media ?? '']
    if (!declared) throw new Fault('call.answer-type-not-declared', { key, status, type: media })
    if (media !== 'application/json') return
    const fits = validatorOf(`${key} ${status}`, declared.schema)
    if (!fits(JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString())))
      throw new Fault('call.answer-breaks-document', { key, status, issues: fits.errors?.slice(0, 5) })
  }
}

const inDocument = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as Json
