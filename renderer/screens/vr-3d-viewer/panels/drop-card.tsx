import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Says below the sample what to do, and which files are accepted. */
export function DropCard({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        m: 1,
        px: 2,
        py: 1.25,
        border: '1px dashed',
        borderColor: 'text.secondary',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography sx={{ fontWeight: 600 }}>Drop a model here</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          glTF, GLB, OBJ, STL, PLY, FBX, 3MF or COLLADA, with its textures and other files: several files, a folder or a
          zip.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
