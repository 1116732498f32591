import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PictureOrder } from '#server/images/image-source.port.ts'
import type { StudioAnswer, StudioOrder } from './studio-messages.ts'

/** Without V8's helper threads: they would cost a quarter of the drawing time, and run on the cores that the shop needs. */
export const studioFlags: string[] = ['--single-threaded']

/** A drawing process. It starts with its first order and ends when idle, which frees all its memory. */
export interface Studio {
  draw(order: PictureOrder): Promise<Uint8Array | undefined>
  close(): void
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array | undefined) => void
  readonly reject: (fault: Error) => void
}

export function makeStudio(idleMs: number): Studio {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let orders = 0

  const close = (): void => {
    clearTimeout(idle)
    const leaving = child
    child = undefined
    for (const { reject } of waiting.values()) reject(new Error('the drawing studio ended'))
    waiting.clear()
    leaving?.kill('SIGKILL')
  }

  const hear = ({ id, bytes, fault }: StudioAnswer): void => {
    const order = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) order?.resolve(bytes)
    else order?.reject(new Error(fault))
    if (waiting.size === 0) idle = setTimeout(close, idleMs).unref()
  }

  const open = (): ChildProcess => {
    const opened = fork(fileURLToPath(new URL('./studio-process.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: studioFlags,
      env: studioEnvironment(),
    })
    opened.on('message', hear)
    opened.on('exit', () => {
      if (child === opened) close()
    })
    opened.on('error', () => {
      if (child === opened) close()
    })
    letOthersGoFirst(opened)
    return opened
  }

  return {
    close,
    draw: (order) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        child ??= open()
        const id = ++orders
        waiting.set(id, { resolve, reject })
        child.send({ id, order } satisfies StudioOrder)
      }),
  }
}

/** Every picture allocates and frees large maps. The C library must return each to the system at once, not keep it in its heap. */
function studioEnvironment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir()
  return {
    PATH: process.env.PATH,
    MALLOC_MMAP_THRESHOLD_: '262144',
    MALLOC_ARENA_MAX: '2',
    ...(cache ? { NODE_COMPILE_CACHE: cache } : {}),
  }
}

/** Lowers the priority of a drawing process: a picture may wait, a request may not. */
function letOthersGoFirst({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10)
  } catch {
    // The system forbids it, or the process has already ended. Drawing works without it.
  }
}
