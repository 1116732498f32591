import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Account } from './account.ts'
import { socketFolder } from './place.ts'

/** How to connect to the server. */
export interface Address {
  readonly url: string
  /** Arguments for `postgres`, so that it listens at this address only. */
  readonly args: readonly string[]
  readonly passwordFile: string | undefined
}

export const superuser = 'selvedge'

/** The socket needs no password, because no other user can enter its folder. */
export function socketAddress(place: string, account: Account | undefined): Address {
  const folder = socketFolder(place, account)
  return {
    url: `postgresql://${superuser}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    args: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
    passwordFile: undefined,
  }
}

/** For systems without sockets: a free port of the loopback interface and a random password, stored beside the data. */
export async function loopbackAddress(place: string, account: Account | undefined): Promise<Address> {
  const passwordFile = `${place}.password`
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
    if (account) chownSync(passwordFile, account.uid, account.gid)
  }
  const port = await freePort()
  return {
    url: `postgresql://${superuser}:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`,
    args: ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`, '-c', 'unix_socket_directories='],
    passwordFile,
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
