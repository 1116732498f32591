import { imageWidths, sceneRatios } from '#contracts/images.ts'
import type { PictureOrder } from '#server/images/image-source.port.ts'
import { productDrawing } from './drawing/product-drawing.ts'
import { encoded } from './encode.ts'
import type { Picture } from './light/stage.ts'
import { picture } from './picture.ts'
import { drawScene } from './scenes/draw-scene.ts'
import { scenes } from './scenes/scenes.ts'
import { styleOf } from './style.ts'

const mirrored = '-mirrored'

/** Draws and encodes the ordered picture; `undefined` if its view, scene or width does not exist. */
export async function fillOrder({ subject, width, format }: PictureOrder): Promise<Uint8Array | undefined> {
  if (!imageWidths.some((one) => one === width)) return undefined
  const drawn = await draw(subject, width)
  return drawn && encoded(drawn, format)
}

async function draw(subject: PictureOrder['subject'], width: number): Promise<Picture | undefined> {
  if (subject.kind === 'product') {
    const { made } = subject.media
    return made && picture(styleOf(productDrawing.parse(made.description)), subject.view, width)
  }
  const turned = subject.scene.endsWith(mirrored)
  const name = turned ? subject.scene.slice(0, -mirrored.length) : subject.scene
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined
  const ratio = sceneRatios.find((one) => one === subject.ratio)
  return scene && ratio && drawScene(scene, ratio, width, turned)
}
