import { escapeHtml } from '#foundation/escape-html.ts'
import type { Json } from './json-schemas.ts'
import type { OpenApiDocument } from './openapi-document.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
}

type Described = Omit<Operation, 'parameters'> & { readonly parameters: readonly Parameter[] }

interface Operation {
  readonly summary: string
  readonly 'x-who': string
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

/** The API description as one HTML page. It has no script and only its own style sheet, so the header policy needs no exception. */
export function apiDocsPage({ info, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      describe(path, method, {
        ...(operation as unknown as Operation),
        parameters: parametersOf(operation, components),
      }),
    ),
  )
  const schemas = Object.entries(components.schemas as Record<string, object>).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary><pre>${linked(schema)}</pre></details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</title><meta name="robots" content="NOINDEX, NOFOLLOW"><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1><p>The same for programs: <a href="/openapi.json">openapi.json</a>.
<code>{catalog}</code> is a market, such as <code>da-dk</code>. Bodies are JSON, as <code>application/json-patch+json</code> or <code>application/json</code>.</p>
<h2>Calls</h2>${operations.join('\n')}<h2>Entities</h2>${schemas.join('\n')}</main></body></html>`
}

export const apiDocsStyle = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fbfaf7;color:#1b1a18}
main{max-inline-size:60rem;margin-inline:auto;padding:2rem 1rem}
details{border-block-end:1px solid #d8d2c7;padding-block:.5rem}
summary{cursor:pointer}
code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
a{color:#2f4a3c}
`

/** The call's own parameters and the shared ones it refers to. */
function parametersOf(operation: unknown, components: Json): Parameter[] {
  const shared = components.parameters as Readonly<Record<string, Parameter>>
  return (operation as Operation).parameters.map((one) =>
    '$ref' in one ? shared[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]! : one,
  )
}

const describe = (
  path: string,
  method: string,
  { summary, 'x-who': who, parameters, requestBody, responses }: Described,
): string =>
  `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><p>For: ${escapeHtml(who)}</p>
${parameters.length > 0 ? `<ul>${parameters.map(({ name, in: place, required }) => `<li><code>${escapeHtml(name)}</code> in ${place}${required ? ', required' : ''}</li>`).join('')}</ul>` : ''}
${requestBody ? `<h3>Body</h3><pre>${linked(requestBody)}</pre>` : ''}<h3>Answers</h3><pre>${linked(responses)}</pre></details>`

/** Indented JSON in which each schema reference is a link to that schema. */
const linked = (json: object): string =>
  escapeHtml(JSON.stringify(json, null, 1)).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')
