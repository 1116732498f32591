import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cruise } from './architecture/cruise.ts'
import { complainOfRoles } from './architecture/file-roles.ts'
import { type ServerEdges, unusedEdges } from './architecture/unused-edges.ts'
import { complainOfUnboundedInput } from './bounds/unbounded-input.ts'
import type { Complaint } from './complaint.ts'
import { complainOfRequirements } from './requirements/requirements.ts'
import { complainOfBannedCode } from './style/banned-code.ts'
import { complainOfClassNames } from './style/class-names.ts'
import { complainOfRawStyles } from './style/css-tokens.ts'
import { complainOfWords } from './style/glossary.ts'
import { complainOfLicences } from './style/licences.ts'
import { complainOfDeadLinks, complainOfLongAnswers, complainOfStaleNames } from './style/links.ts'
import { complainOfSizes } from './style/sizes.ts'
import { complainOfMissingWords } from './words/words.ts'

const edgesFile = 'checks/architecture/server-edges.json'

/**
 * `npm run check`: everything a machine can verify without running the shop. Prints every complaint; the exit code is 1
 * if there is one.
 */
const checks: Readonly<Record<string, () => Complaint[] | Promise<Complaint[]>>> = {
  types: () => tool('types', ['node_modules/typescript-7/bin/tsc', '-p', '.']),
  'format and lint': () =>
    tool('format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50', '.']),
  imports: complainOfImports,
  roles: complainOfRoles,
  unused: () => tool('unused', ['node_modules/knip/bin/knip.js', '--no-progress']),
  glossary: complainOfWords,
  names: complainOfBannedCode,
  sizes: complainOfSizes,
  styles: () => [...complainOfRawStyles(), ...complainOfClassNames()],
  words: complainOfMissingWords,
  bounds: complainOfUnboundedInput,
  requirements: complainOfRequirements,
  links: () => [...complainOfDeadLinks(), ...complainOfStaleNames(), ...complainOfLongAnswers()],
  licences: complainOfLicences,
}

const chosen = process.argv.slice(2)
let found = 0
for (const [name, check] of Object.entries(checks)) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue
  const complaints = await check()
  found += complaints.length
  console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name}`)
  for (const { file, line, message } of complaints) console.log(`    ${file}${line ? `:${line}` : ''}  ${message}`)
}
process.exit(found === 0 ? 0 : 1)

function complainOfImports(): Complaint[] {
  const { violations, imports, missed } = cruise('.')
  const edges = JSON.parse(readFileSync(edgesFile, 'utf8')) as ServerEdges
  return [
    ...violations.map(({ rule, from, to }) => ({ file: from, message: `${rule}: imports ${to}` })),
    ...unusedEdges(edges, imports).map(({ from, to }) => ({
      file: edgesFile,
      message: `no import needs ${from} → ${to}`,
    })),
    ...(missed ? [{ file: '.', message: `${missed} source files were not read` }] : []),
  ]
}

function tool(name: string, command: readonly string[]): Promise<Complaint[]> {
  return new Promise((done) => {
    execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      done(error ? [{ file: name, message: `\n${out}${err}` }] : [])
    })
  })
}
