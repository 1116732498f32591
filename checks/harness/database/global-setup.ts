import type { TestProject } from 'vitest/node'
import { openTestServer } from '../shop/test-server.ts'

/** One PostgreSQL for the run, with a template database every test file clones. Projects without a database never come here. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  await server.makeTemplate()
  project.provide('testServerUrl', server.url)
  project.provide('testTemplate', server.template)
  return server.close
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be created; its own database is the server's default one. */
    testServerUrl: string
    testTemplate: string
  }
}
