interface Wanted {
  width: number;
  height: number;
  name?: string;
  type?: 'image/jpeg' | 'image/png';
  draw?: (context: CanvasRenderingContext2D, width: number, height: number) => void;
}

/** A picture in which left and right, top and bottom can be distinguished: a shelf at dusk. */
function scene(context: CanvasRenderingContext2D, width: number, height: number) {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#35507a');
  sky.addColorStop(0.6, '#e8a06a');
  sky.addColorStop(1, '#f6dfc0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff3d6';
  context.beginPath();
  context.arc(width * 0.68, height * 0.36, height * 0.12, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#3c4a4f';
  for (const [at, tall] of [0.3, 0.46, 0.22, 0.38, 0.27, 0.5, 0.34].entries()) {
    context.fillRect((width * at) / 7, height * (1 - tall), width / 7 - width / 90, height * tall);
  }
}

/** A picture file as a person might choose it. */
export async function pictureFile({
  width,
  height,
  name = '门店.jpg',
  type = 'image/jpeg',
  draw = scene,
}: Wanted) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  draw(context, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (blob === null) throw new Error('no picture');
  return new File([blob], name, { type });
}

/**
 * The same JPEG as from a camera held sideways: it must be turned by a quarter to the right (EXIF orientation
 * 6).
 */
export async function onItsSide(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = '45786966 0000 4d4d002a 00000008 0001 0112 0003 00000001 0006 0000 00000000'.replaceAll(
    ' ',
    '',
  );
  const segment = `ffe10022${exif}`.match(/../g) ?? [];
  const block = Uint8Array.from(segment, (byte) => Number.parseInt(byte, 16));
  return new File([bytes.slice(0, 2), block, bytes.slice(2)], file.name, { type: file.type });
}

/** The first bytes of a PNG file with this size. */
export function pngHead(width: number, height: number): DataView<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(33));
  for (const [at, byte] of [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13].entries()) {
    bytes.setUint8(at, byte);
  }
  bytes.setUint32(16, width);
  bytes.setUint32(20, height);
  return bytes;
}
