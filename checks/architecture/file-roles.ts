import { readFileSync } from 'node:fs'
import { type Complaint, filesBelow } from '../complaint.ts'

/** The roles a file of the server can have: the part of its name before `.ts`. A file without a role is a rule of the business. */
const roles = {
  repository: 'reads or writes tables',
  routes: 'registers addresses with the HTTP server',
  handler: 'reads one HTTP request and writes its answer; a routes file registers it',
  jobs: 'registers work for the job queue',
  service: 'joins rules with the database, files or other capabilities',
  cache: 'holds in memory what was read elsewhere',
  client: 'speaks to another host',
  parser: 'reads a file or a stream',
  port: 'is an interface that adapters fill',
  problems: 'lists reasons to refuse and their HTTP status',
  events: 'lists what happened for others to react to',
  fakes: 'stands in for something in tests',
} as const

/** Infrastructure files that are the database, its jobs and its change feed, and the migrations that create the tables. */
const isDatabaseItself =
  /^server\/(?:platform\/(?:postgres-\w+|database\w*|embedded-postgres(?:\/.*)?)\.ts|app\/database\/|app\/migrations\/)/
const runsSql = /\.prepared(?:<[^>]*>)?\(|\.sql(?:<|\()|\bprepared: async/
const holdsSql = /`\s*(?:select|insert into|update|delete from|with \w+ as)\s/
const registersRoutes = /\bserveCalls\(|\b(?:app|server|scope)\.(?:get|post|put|patch|delete|route)[(<]/
const registersJobs = /\bjobs\.work\(/
const exportsBehaviour = /^export (?:async )?(?:function\*?|class) |^export const \w+[^=\n]*= (?:async )?(?:\(|<\w+)/m

/** The objection to a server file whose content does not fit its name; undefined if it fits. */
export function objectionToRole(file: string, source: string): string | undefined {
  const role = /\.([a-z-]+)\.ts$/.exec(file)?.[1]
  if (role === 'd' || role === 'test' || role === 'port-test' || role === 'fakes') return undefined
  if (role !== undefined && !(role in roles)) return `“.${role}” is no role: one of ${Object.keys(roles).join(', ')}`
  const hasSql = runsSql.test(source) || holdsSql.test(source)
  if (role === 'repository') return hasSql ? undefined : 'a repository without SQL'
  if (hasSql && !isDatabaseItself.test(file)) return 'SQL outside a repository'
  if (role === 'routes') return registersRoutes.test(source) ? undefined : 'a routes file that registers no route'
  if (registersRoutes.test(source) && !/^server\/(?:app|platform)\//.test(file)) return 'a route outside a routes file'
  if (role === 'jobs') return registersJobs.test(source) ? undefined : 'a jobs file that registers no job'
  if (registersJobs.test(source) && !/^server\/(?:app|platform)\//.test(file)) return 'a job outside a jobs file'
  if (role === 'port' && exportsBehaviour.test(source)) return 'a port with behaviour of its own'
  return undefined
}

/** Objects to server files whose content does not fit their name. */
export function complainOfRoles(): Complaint[] {
  return filesBelow(['server'], /\.ts$/).flatMap((file) => {
    const message = objectionToRole(file, readFileSync(file, 'utf8'))
    return message ? [{ file, message }] : []
  })
}
