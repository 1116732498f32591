import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import type { ContentSource } from './content-source.port.ts'
import type { OpenContent } from './open-content.ts'

interface FollowGround {
  readonly content: OpenContent
  readonly source: ContentSource
  readonly changes: Changes
  readonly database: Database
  /** Content that cannot be read stays as it was; this tells why. */
  readonly report: (line: string) => void
}

/** Keeps content fresh: what this process sees published goes to the change feed, what others saw is read again. Answers how to stop. */
export function followContent({ content, source, changes, database, report }: FollowGround): () => void {
  const readAgain = async (): Promise<readonly string[]> => {
    const read = await source.read()
    if (read.ok) return content.replace(read.value)
    for (const mistake of read.problem.mistakes) report(mistake)
    return []
  }
  const stopWatching = source.watch(async () => {
    const subjects = await readAgain()
    if (subjects.length > 0) await changes.publish(database, subjects)
  })
  const stopListening = changes.listen(async (subjects) => {
    const of = (...kinds: readonly string[]) =>
      [...subjects].some((subject) => kinds.some((kind) => subject.startsWith(kind)))
    if (of('content:', 'shell:')) await readAgain()
    else if (of('category:', 'catalogue')) content.forget()
  })
  return () => {
    stopWatching()
    stopListening()
  }
}
