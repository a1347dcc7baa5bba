const lines = [
  'Web Toolbox reads the text in pictures.',
  'Everything happens on your machine:',
  'no picture and no word of it leaves it.',
];

/** Draws a picture with text, to try the tool on. */
export async function drawSample(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 720;
  canvas.height = 220;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#1b1b1b';
    context.font = '32px serif';
    lines.forEach((line, index) => {
      context.fillText(line, 32, 64 + index * 52);
    });
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob === null ? [] : [blob], 'sample.png', { type: 'image/png' });
}
