import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  {
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
    means: ['JWTDecoder'],
  },
  {
    text: 'eyJhbGciOiJSUzI1NiIsImtpZCI6IjIwMjQtMDUifQ.eyJpc3MiOiJodHRwczovL2xvZ2luLmV4YW1wbGUuY29tLyIsInN1YiI6ImF1dGgwfDVmN2M4ZWM3YzMzYzZjMDA0YmJhZmU4MiIsImF1ZCI6WyJhcGkiXSwiaWF0IjoxNzE0NTY0ODAwLCJleHAiOjE3MTQ2NTEyMDAsInNjb3BlIjoib3BlbmlkIHByb2ZpbGUifQ.XM-YaTeYYiFbWmos1yTyf5s6nQOpKcE9GSYQStYXA8A',
    means: ['JWTDecoder'],
  },
  {
    text: 'eyJhbGciOiJIUzUxMiJ9.eyJleHAiOjQxMDI0NDQ4MDAsInJvbGUiOiJhZG1pbiIsImVtYWlsIjoiYWRhQGV4YW1wbGUub3JnIn0.nVV3b7N9AQ9egHDWUSKRjsMZ8vPcH3nWbS-i1jNLGeo',
    means: ['JWTDecoder'],
  },
  {
    text: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJNXHUwMGZjbGxlciIsImV4cCI6MTg5MzQ1NjAwMH0.h3sY2LTCZIUgf-oSHZyRDFMhqtNz1uZmBf86R-2tAsw',
    means: ['JWTDecoder'],
  },
  { text: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', means: ['JWTDecoder'] },
  {
    text: 'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
    means: ['JWTDecoder'],
  },
  {
    text: 'Authorization: Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6IjIwMjQtMDUifQ.eyJpc3MiOiJodHRwczovL2xvZ2luLmV4YW1wbGUuY29tLyIsInN1YiI6ImF1dGgwfDVmN2M4ZWM3YzMzYzZjMDA0YmJhZmU4MiIsImF1ZCI6WyJhcGkiXSwiaWF0IjoxNzE0NTY0ODAwLCJleHAiOjE3MTQ2NTEyMDAsInNjb3BlIjoib3BlbmlkIHByb2ZpbGUifQ.XM-YaTeYYiFbWmos1yTyf5s6nQOpKcE9GSYQStYXA8A',
    means: ['JWTDecoder'],
  },
  {
    text: 'authorization: bearer eyJhbGciOiJIUzUxMiJ9.eyJleHAiOjQxMDI0NDQ4MDAsInJvbGUiOiJhZG1pbiIsImVtYWlsIjoiYWRhQGV4YW1wbGUub3JnIn0.nVV3b7N9AQ9egHDWUSKRjsMZ8vPcH3nWbS-i1jNLGeo',
    means: ['JWTDecoder'],
  },
  {
    text: '"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o"',
    means: ['JWTDecoder'],
  },
  {
    text: "'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o'",
    means: ['JWTDecoder'],
  },
  {
    text: '"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o",',
    means: ['JWTDecoder'],
  },
  {
    text: '`eyJhbGciOiJIUzUxMiJ9.eyJleHAiOjQxMDI0NDQ4MDAsInJvbGUiOiJhZG1pbiIsImVtYWlsIjoiYWRhQGV4YW1wbGUub3JnIn0.nVV3b7N9AQ9egHDWUSKRjsMZ8vPcH3nWbS-i1jNLGeo`',
    means: ['JWTDecoder'],
  },
  {
    text: 'token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
    means: ['JWTDecoder'],
  },
  {
    text: 'TOKEN="eyJhbGciOiJSUzI1NiIsImtpZCI6IjIwMjQtMDUifQ.eyJpc3MiOiJodHRwczovL2xvZ2luLmV4YW1wbGUuY29tLyIsInN1YiI6ImF1dGgwfDVmN2M4ZWM3YzMzYzZjMDA0YmJhZmU4MiIsImF1ZCI6WyJhcGkiXSwiaWF0IjoxNzE0NTY0ODAwLCJleHAiOjE3MTQ2NTEyMDAsInNjb3BlIjoib3BlbmlkIHByb2ZpbGUifQ.XM-YaTeYYiFbWmos1yTyf5s6nQOpKcE9GSYQStYXA8A"',
    means: ['JWTDecoder'],
  },
  {
    text: 'export ACCESS_TOKEN=eyJhbGciOiJIUzUxMiJ9.eyJleHAiOjQxMDI0NDQ4MDAsInJvbGUiOiJhZG1pbiIsImVtYWlsIjoiYWRhQGV4YW1wbGUub3JnIn0.nVV3b7N9AQ9egHDWUSKRjsMZ8vPcH3nWbS-i1jNLGeo',
    means: ['JWTDecoder'],
  },
  {
    text: '"access_token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o",',
    means: ['JWTDecoder'],
  },
  {
    text: 'Cookie: session=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o; theme=dark',
    means: ['JWTDecoder'],
  },
  {
    text: '2024-05-01T12:00:00Z INFO auth verified token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o for user 42',
    means: ['JWTDecoder'],
    note: 'Who copies this line wants to know what is in the token.',
  },
  {
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODk\nwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.XbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
    means: ['JWTDecoder'],
  },
  {
    text: '  eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJNXHUwMGZjbGxlciIsImV4cCI6MTg5MzQ1NjAwMH0.h3sY2LTCZIUgf-oSHZyRDFMhqtNz1uZmBf86R-2tAsw  \n',
    means: ['JWTDecoder'],
  },
  {
    text: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.\neyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.\nXbPfbIHMI6arZ3Y922BhjWgQzWXcXNrz0ogtVhfEd2o',
    means: ['JWTDecoder'],
  },
  {
    text: 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ',
    means: ['JWTDecoder'],
  },
];
