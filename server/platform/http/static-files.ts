import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Encoding, encode } from './encodings.ts'

/** A file of the web build. It is compressed at its first request. */
interface StaticFile {
  readonly path: string
  readonly type: string
  readonly compressible: boolean
  readonly bodies: Map<Encoding, Promise<Buffer>>
}

const types: Readonly<Record<string, readonly [type: string, compressible: boolean]>> = {
  '.js': ['text/javascript; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.svg': ['image/svg+xml', true],
  '.json': ['application/json; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.woff2': ['font/woff2', false],
  '.png': ['image/png', false],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.jpeg': ['image/jpeg', false],
  '.ico': ['image/x-icon', false],
}

/**
 * Serves the files of `folder` under `prefix`, cached for ever because their names carry a hash of the content. Only
 * files found at the start are served, so no path can lead out of the folder.
 */
export async function serveStaticFiles(app: FastifyInstance, prefix: string, folder: string): Promise<void> {
  const files = await listFiles(folder)
  app.get(`${prefix}*`, (request, reply) => answer(files, request, reply))
}

async function listFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const [type, compressible] = types[extname(entry.name)] ?? ['application/octet-stream', false]
    files.set(path.slice(folder.length + 1).replaceAll('\\', '/'), { path, type, compressible, bodies: new Map() })
  }
  return files
}

async function answer(
  files: ReadonlyMap<string, StaticFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = files.get((request.params as { '*': string })['*'])
  if (!file)
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found')
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const body = await bodyOf(file, encoding)
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding').type(file.type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

function bodyOf(file: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = file.bodies.get(encoding)
  if (known) return known
  const body = readFile(file.path).then((bytes) => encode(bytes, encoding, 9))
  file.bodies.set(encoding, body)
  body.catch(() => file.bodies.delete(encoding))
  return body
}
