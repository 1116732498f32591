import { Fault } from '#foundation/fault.ts'
import { isPhotographName } from '#foundation/photograph-name.ts'
import type { PhotographStore } from '#server/images/photograph-store.port.ts'
import type { Database } from '#server/platform/database.ts'

/** Photographs in the shop's database: what one process stores, all others can read, and backups include them. */
export const photographsInDatabase = (database: Database): PhotographStore => ({
  async find(name) {
    if (!isPhotographName(name)) return undefined
    const text = 'select bytes from photograph where name = $1'
    return (await database.prepared<{ bytes: Buffer }>('photograph-find', text, [name]))[0]?.bytes
  },
  async has(name) {
    if (!isPhotographName(name)) return false
    const text = 'select true as there from photograph where name = $1'
    return (await database.prepared('photograph-has', text, [name])).length > 0
  },
  async save(name, bytes) {
    if (!isPhotographName(name)) throw new Fault('images.photograph-name', { name })
    const text = `insert into photograph (name, bytes) values ($1, $2)
       on conflict (name) do update set bytes = excluded.bytes where photograph.bytes is distinct from excluded.bytes`
    await database.prepared('photograph-keep', text, [name, Buffer.from(bytes)])
  },
  async remove(name) {
    if (isPhotographName(name))
      await database.prepared('photograph-remove', 'delete from photograph where name = $1', [name])
  },
})
