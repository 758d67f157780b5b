import { crc32, deflateSync } from 'node:zlib';

/** A picture of at most 256 colours. */
interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** Three bytes per colour: red, green, blue. */
  readonly palette: Buffer;
  /** For each row, a zero (no filter) followed by a palette index per pixel. */
  readonly rows: Buffer;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** The end of IHDR: 8 bits per pixel, indexed colour, standard compression and filters, not interlaced. */
const KIND = [8, 3, 0, 0, 0];

/** Encodes the picture as PNG (https://www.w3.org/TR/png-3/), compressed for speed. */
export function indexedPng({ width, height, palette, rows }: IndexedPicture): Buffer {
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from(KIND)])),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), checked, uint32(crc32(checked))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
