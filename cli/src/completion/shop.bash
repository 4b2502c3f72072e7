# shop completion bash >> ~/.bashrc
_shop() {
  local word meaning
  COMPREPLY=()
  while read -r word meaning; do
    COMPREPLY+=("$word")
  done < <(shop complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _shop shop
