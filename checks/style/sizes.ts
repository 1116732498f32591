import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { type Complaint, filesBelow } from '../complaint.ts'

/** Limits for a function, so that it fits on a screen and its parameters are easy to tell apart. */
export const mostLines = 60
export const mostParameters = 4

const pixelLoop = 'its inner loop runs once for each pixel; a call or an object in it would slow every picture'
const landed = 'a migration that has run is never edited'

/** Functions that may be longer or have more parameters, each with its reason. The key is the file and the name of the function. */
export const exceptions: Readonly<Record<string, string>> = {
  'adapters/images-drawn/relief/cover.ts cover': pixelLoop,
  'adapters/images-drawn/relief/blur.ts blurRows': pixelLoop,
  'adapters/images-drawn/relief/blur.ts blurColumns': pixelLoop,
  'adapters/images-drawn/relief/soft.ts shrunk': pixelLoop,
  'adapters/images-drawn/relief/press.ts press': pixelLoop,
  'adapters/images-drawn/relief/press.ts pressSeam': pixelLoop,
  'adapters/images-drawn/light/colour-panel.ts printAt': pixelLoop,
  'adapters/images-drawn/light/light.ts slope': pixelLoop,
  'adapters/images-drawn/light/cast-shadow.ts fillColumn': pixelLoop,
  'adapters/images-drawn/relief/dents.ts Dents': 'it is made of what a panel, the frame and the garment know each',
  'adapters/images-drawn/drawing/geometry.ts curve': 'two handles and an end, as every drawing program takes them',
  'adapters/images-drawn/drawing/geometry.ts ellipse': 'the numbers of an SVG ellipse in their usual order',
  'adapters/images-drawn/cloth/prints.ts rect': 'the numbers of an SVG rectangle in their usual order',
  'adapters/images-drawn/scenes/pieces.ts wares': 'names goods in the order in which they are spoken of',
  'server/app/migrations/0002-catalogue.ts up': landed,
  'server/app/migrations/0003-shopping.ts up': landed,
  'server/app/migrations/0006-promotions-and-gift-cards.ts up': landed,
  'server/app/migrations/0009-parcels-and-cancellations.ts up': landed,
}

const folders = ['foundation', 'contracts', 'ui', 'web', 'server', 'adapters', 'shops']

/** Objects to functions that are too long or have too many parameters, and to exceptions that are no longer needed. */
export function complainOfSizes(): Complaint[] {
  const needed = new Set<string>()
  const complaints = filesBelow(folders, /(?<!\.test|\.fakes|\.d)\.tsx?$/).flatMap((file) =>
    oversizedIn(file, readFileSync(file, 'utf8')).flatMap(({ name, ...complaint }): Complaint[] => {
      const key = `${file} ${name}`
      if (!(key in exceptions)) return [complaint]
      needed.add(key)
      return []
    }),
  )
  const unneeded = Object.keys(exceptions).filter((key) => !needed.has(key))
  return [
    ...complaints,
    ...unneeded.map((key) => ({
      file: 'checks/style/sizes.ts',
      message: `the exception “${key}” is no longer needed`,
    })),
  ]
}

interface Oversized extends Complaint {
  readonly name: string
}

/** The functions of a file that are over a limit. */
export function oversizedIn(file: string, source: string): Oversized[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: Oversized[] = []
  const lineAt = (position: number): number => parsed.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineAt(node.getStart())
      const name = nameOf(node)
      const lines = lineAt(node.end) - line + 1
      const report = (text: string) => found.push({ file, line, name, message: `${name} ${text}` })
      if (lines > mostLines) report(`has ${lines} lines; ${mostLines} are the most`)
      if (node.parameters.length > mostParameters)
        report(
          `takes ${node.parameters.length} parameters; ${mostParameters} are the most, so put some into one object`,
        )
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** The function's own name, or the name of the variable or property that it is assigned to. */
function nameOf(node: ts.SignatureDeclaration): string {
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.text ?? 'constructor'
  if (node.name) return node.name.getText()
  let holder: ts.Node = node.parent
  while (holder && !ts.isVariableDeclaration(holder) && !ts.isPropertyAssignment(holder)) holder = holder.parent
  return holder ? (holder as ts.VariableDeclaration).name.getText() : 'a function without a name'
}
