import type { Call } from '#contracts/calls.ts'
import type { Json, jsonSchemas } from './json-schemas.ts'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: Json & { readonly title: string; readonly version: string }
  readonly servers: readonly Json[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

export interface Served {
  readonly call: Call
  readonly key: string
  readonly method: string
  readonly url: string
}

export type Schemas = ReturnType<typeof jsonSchemas>
