; Windows offers Web Toolbox for these files under "Open with", and for web-toolbox: links.
; installer-script.ts puts in the types of files that the tools' definitions name.
; electron-builder's own fileAssociations would make it the default program of .json and .csv.

!define TOOLBOX_CLASSES "Software\Classes"

!macro offerFor EXTENSION PROGID DESCRIPTION
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\${PROGID}" "" "${DESCRIPTION}"
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\${PROGID}\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\${PROGID}\shell\open\command" "" `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"`
  WriteRegNone HKCU "${TOOLBOX_CLASSES}\${EXTENSION}\OpenWithProgids" "${PROGID}"
!macroend

!macro withdrawFrom EXTENSION PROGID
  DeleteRegValue HKCU "${TOOLBOX_CLASSES}\${EXTENSION}\OpenWithProgids" "${PROGID}"
  DeleteRegKey HKCU "${TOOLBOX_CLASSES}\${PROGID}"
!macroend

!macro customInstall
; OFFERS
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\web-toolbox" "" "URL:Web Toolbox"
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\web-toolbox" "URL Protocol" ""
  WriteRegStr HKCU "${TOOLBOX_CLASSES}\web-toolbox\shell\open\command" "" `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"`
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
; WITHDRAWALS
    DeleteRegKey HKCU "${TOOLBOX_CLASSES}\web-toolbox"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  ${endIf}
!macroend
