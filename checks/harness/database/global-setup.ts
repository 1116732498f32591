import type { TestProject } from 'vitest/node'
import { openTestServer } from '../shop/test-server.ts'

/** Starts one PostgreSQL for the run, with a template database that every test file clones. Not used by projects without a database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  await server.makeTemplate()
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', server.template)
  return server.close
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which databases can be created. The address names its default database. */
    testServerUrl: string
    testTemplate: string
  }
}
