import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Over the sample: what to do, and what is taken. */
export function DropCard({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInline: { xs: 8, md: 24 },
        bottom: { xs: 8, md: 20 },
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Box
        sx={{
          pointerEvents: 'auto',
          maxWidth: 560,
          px: 2,
          py: 1.5,
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
          bgcolor: 'background.paper',
          textAlign: 'center',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>Drop a model here</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          glTF, GLB, OBJ, STL, PLY, FBX, 3MF or COLLADA. Bring textures and other files along, as a folder or a zip.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{children}</Box>
      </Box>
    </Box>
  );
}
