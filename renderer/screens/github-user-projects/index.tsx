import Box from '@mui/material/Box';
import { ApiAddressField } from './api-address-field.tsx';
import { choices } from './choices.ts';
import { ProjectTable } from './project-table.tsx';
import { SearchBar } from './search-bar.tsx';
import { useApiAddress } from './use-api-address.ts';
import { useProjectSearch } from './use-project-search.ts';

export function View() {
  const { apiAddress, setApiAddress } = useApiAddress();
  const { isApiShown } = choices.use();
  const process = useProjectSearch(apiAddress);
  return (
    <Box
      sx={{
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
      }}
    >
      <SearchBar
        process={process}
        apiAddress={apiAddress}
        isApiShown={isApiShown}
        onShowApi={() => choices.change({ isApiShown: !isApiShown })}
      />
      {isApiShown && <ApiAddressField apiAddress={apiAddress} onChange={setApiAddress} />}
      <Box sx={{ flex: { xs: '1 0 560px', md: 1 }, height: { xs: 560, md: 'auto' }, minHeight: 0 }}>
        <ProjectTable process={process} />
      </Box>
    </Box>
  );
}
