import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU time that a process has used so far, with its threads (Linux). */
export const cpuMs = (pid: number): number => inMs(statOf(pid).slice(11, 13))

/** The same for a process and all its children, including the ones that have ended. */
export function cpuMsOfFamily(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = processes.flatMap((name) => {
    const stat = statIfAlive(name)
    return stat?.[1] === String(pid) ? [stat] : []
  })
  return [statOf(pid), ...children].reduce((sum, stat) => sum + inMs(stat.slice(11, 15)), 0)
}

/** Resident memory of a process in MB (Linux). */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

/** Fields from the state on: 1 is the parent; 11 and 12 are the process's own time, 13 and 14 the time of its ended children. */
const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')

function statIfAlive(pid: string): string[] | undefined {
  try {
    return statOf(pid)
  } catch {
    return undefined
  }
}

const clockTicks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const inMs = (ticks: readonly string[]): number =>
  ticks.reduce((sum, field) => sum + Number(field), 0) * (1000 / clockTicks)
