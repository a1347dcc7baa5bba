/** Tokens and keys from the standards, for the tests. */

/** The payload of RFC 7515, appendix A.1 to A.3 and A.5. */
const payloadA = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';

/** RFC 7515, appendix A.1, and RFC 7797, section 4. */
export const hmacJwk = {
  kty: 'oct',
  k: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
};
export const hs256Token = `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${payloadA}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`;

/** RFC 7515, appendix A.2. */
export const rsaJwk = {
  kty: 'RSA',
  n: 'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  e: 'AQAB',
};
export const rs256Token = `eyJhbGciOiJSUzI1NiJ9.${payloadA}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`;

/** RFC 7515, appendix A.3. */
export const p256Jwk = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI',
};
export const es256Token = `eyJhbGciOiJFUzI1NiJ9.${payloadA}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`;

/** RFC 7515, appendix A.4: the payload is the text Payload. */
export const p521Jwk = {
  kty: 'EC',
  crv: 'P-521',
  x: 'AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUxcWceqwQGk',
  y: 'ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2',
};
export const es512Token =
  'eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn';

/** RFC 7515, appendix A.5. */
export const unsecuredToken = `eyJhbGciOiJub25lIn0.${payloadA}.`;

/** RFC 8037, appendix A.4: the payload is the text “Example of Ed25519 signing”. */
export const ed25519Jwk = {
  kty: 'OKP',
  crv: 'Ed25519',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
};
export const edDsaToken =
  'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';

/** RFC 7797, section 4.2: detached, since the payload $.02 has a dot. */
export const unencodedToken =
  'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY';

/** RFC 7516, appendix A.1. */
export const encryptedToken =
  'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKoTCVJRgckCL9kiMT03JGeipsEdY3mx_etLbbWSrFr05kLzcSr4qKAq7YN7e9jwQRb23nfa6c9d-StnImGyFDbSv04uVuxIp5Zms1gNxKKK2Da14B8S4rzVRltdYwam_lDp5XnZAYpQdb76FdIKLaVmqgfwX7XWRxv2322i-vDxRfqNzo_tETKzpVLzfiwQyeyPGLBIO56YJ7eObdv0je81860ppamavo35UgoRdbYaBcoh9QcfylQr66oc6vFWXRcZ_ZT2LawVCWTIy3brGPi6UklfCpIMfIjf7iGdXKHzg.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzOeDQz7TALvtu6UG9oMo4vpzs9tX_EFShS8iB7j6jiSdiwkIr3ajwQzaBtQD_A.XFBoMYUZodetZdvTiFvSkQ';

/** A self-signed X.509 certificate created with OpenSSL, and its private key in PKCS #8: EC on the curve P-256. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBtjCCAVugAwIBAgIULtEp2jVp9xghQoBeDWU5uWJSHpEwCgYIKoZIzj0EAwIw
LzEZMBcGA1UEAwwQd2ViIHRvb2xib3ggdGVzdDESMBAGA1UECgwJw5xuw69jb2Rl
MCAXDTI2MTEyMTA4MjAwOVoYDzIxMjYxMDI4MDgyMDA5WjAvMRkwFwYDVQQDDBB3
ZWIgdG9vbGJveCB0ZXN0MRIwEAYDVQQKDAnDnG7Dr2NvZGUwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAASUkDMhyxTL+orP869Vgj0NmaBCu5qhg/AdAsPXRhYCG1HV
hEUtxM8l7Z8LXmz47bYILYE0C8y7WXV8049r+aZwo1MwUTAdBgNVHQ4EFgQUnnFc
cOPE746UQEyHofas08xprfswHwYDVR0jBBgwFoAUnnFccOPE746UQEyHofas08xp
rfswDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAibUb7A27LSi6
l69/WgJsobA5wxbZjapSF3foIgMQzX4CIQC9gyhvQTNW0lOFvRJrpYRPBysZM4Yo
LSWTtyZd4I2i9Q==
-----END CERTIFICATE-----`;
export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRAdSK5gC3iFwvcUn
O4GPgnXniaw2/M7SeiXtuVmJl46hRANCAASUkDMhyxTL+orP869Vgj0NmaBCu5qh
g/AdAsPXRhYCG1HVhEUtxM8l7Z8LXmz47bYILYE0C8y7WXV8049r+aZw
-----END PRIVATE KEY-----`;
