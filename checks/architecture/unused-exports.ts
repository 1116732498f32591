import type { Complaint } from '../complaint.ts'
import { type Module, readModules } from './read-modules.ts'

/** Begun by a person, by a tool, or as a program of its own; the others are reached from these. */
const begins = [
  /\.(?:test|journey|bench)\.tsx?$/,
  /^(?:vite|vitest|checks\/mutate\/vitest)\.config\.ts$/,
  /^web\/app\/entry-[a-z]+\.tsx?$/,
  /^server\/app\/(?:start\.mjs|start\.ts|simulators\.ts|shop\.ts|bring-goods\.ts|migrations\/.+)$/,
  /^adapters\/images-drawn\/(?:contact-sheet|studio-process)\.ts$/,
  /^checks\/(?:check|mutate|run-tests|harness\/[a-z]+\/[a-z]+-setup)\.ts$/,
  // A design system offers more than one shop takes.
  /^ui\/[a-z-]+\/index\.ts$/,
  /^(?:bench\/(?:bench|draw-pictures|load)|journeys\/screenshots|shops\/[a-z]+\/maker\/make-demo-goods)\.ts$/,
]

const isBegin = (file: string): boolean => begins.some((begin) => begin.test(file))

/** Files nobody reaches, and names that are offered and neither taken elsewhere nor used in their own file. */
export function complainOfUnusedExports(): Complaint[] {
  const modules = readModules()
  const taken = takenOf(modules)
  return modules
    .filter(({ file }) => !isBegin(file))
    .flatMap(({ file, offers }) => {
      const names = taken.get(file)
      if (!names) return [{ file, about: 'nobody reaches this file' }]
      return offers
        .filter(({ name, isUsedHere }) => !isUsedHere && !names.has(name) && !names.has('*'))
        .map(({ name, line }) => ({ file, line, about: `nobody takes ${name}` }))
    })
}

/** Which names of which file are taken; what is handed on counts as taken when it is taken where it is handed to. */
function takenOf(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>()
  const handedOn = new Map(modules.map(({ file, handsOn }) => [file, handsOn]))
  const take = (file: string, name: string): void => {
    const names = taken.get(file) ?? new Set()
    taken.set(file, names)
    if (names.has(name)) return
    names.add(name)
    for (const { from, theirs, ours } of handedOn.get(file) ?? [])
      if (ours === '*' || name === '*' || ours === name) take(from, ours === '*' ? name : theirs)
  }
  for (const { file, takes } of modules) {
    if (isBegin(file)) take(file, '*')
    for (const { from, name } of takes) take(from, name)
  }
  return taken
}
