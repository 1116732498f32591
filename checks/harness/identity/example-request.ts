/** A call from `/openapi.json`, with a request that its schemas allow. */
export interface ExampleRequest {
  readonly key: string
  /** Who may make the call, from `x-who` in the description. */
  readonly who: string
  readonly method: string
  readonly path: string
  readonly body: unknown
}

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Operation {
  readonly 'x-who': string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, Parameter>>
  }
}

/** Values for parameters and fields by their name, for example the ids of somebody's orders. */
export type KnownValues = Readonly<Record<string, string>>

/** One request for each call of the description. A parameter or field whose name is in `known` gets that value. */
export function exampleRequests(description: ApiDescription, known: KnownValues): ExampleRequest[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => exampleOf(description, known, { path, method, operation })),
  )
}

interface Described {
  readonly path: string
  readonly method: string
  readonly operation: Operation
}

function exampleOf(
  description: ApiDescription,
  known: KnownValues,
  { path, method, operation }: Described,
): ExampleRequest {
  const { schemas, parameters: shared = {} } = description.components
  const parameters = (operation.parameters ?? []).map((one) => (one.$ref ? shared[one.$ref.split('/').at(-1)!]! : one))
  const textOf = ({ name, schema }: Parameter): string =>
    String(known[name] ?? exampleValue(schema, { schemas, known }, name))
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && (one.required || one.name in known))
      .map((one) => [one.name, textOf(one)]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const own = parameters.find((one) => one.in === 'path' && one.name === name)
    return encodeURIComponent(own ? textOf(own) : (known[name] ?? 'x'))
  })
  const schema = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema
  return {
    key: `${method.toUpperCase()} ${path}`,
    who: operation['x-who'],
    method: method.toUpperCase(),
    path: query.size > 0 ? `${filled}?${query}` : filled,
    body: schema && exampleValue(schema, { schemas, known }, ''),
  }
}

interface Making {
  readonly schemas: Readonly<Record<string, Schema>>
  readonly known: KnownValues
}

function exampleValue(schema: Schema, making: Making, name: string, depth = 0): unknown {
  if (schema.$ref) return exampleValue(making.schemas[schema.$ref.split('/').at(-1)!]!, making, name, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const among = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (among) return exampleValue(among[0]!, making, name, depth)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return exampleObject(schema, making, depth)
    case 'array':
      return schema.items && depth < 5 ? [exampleValue(schema.items, making, name, depth + 1)] : []
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return making.known[name] ?? (schema.format === 'email' ? 'somebody@example.com' : 'x1')
  }
}

function exampleObject({ properties = {}, required = [] }: Schema, making: Making, depth: number): object {
  const wanted = Object.entries(properties).filter(
    ([name]) => depth < 5 && (required.includes(name) || name in making.known),
  )
  return Object.fromEntries(wanted.map(([name, schema]) => [name, exampleValue(schema, making, name, depth + 1)]))
}
